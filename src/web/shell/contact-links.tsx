type Look = { className?: string };

export function PhoneLink({ phone, className }: Look & { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={className}>
      {phone}
    </a>
  );
}

export function MailLink({ email, className }: Look & { email: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** The way there, where the owner has said where that is. */
export function PickupMapLink({ url, className }: Look & { url: string }) {
  return (
    <a href={url} rel="noopener" target="_blank" className={className}>
      Visa hämtningsplatsen på karta
    </a>
  );
}
