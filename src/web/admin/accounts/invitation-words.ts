type Said = { title: string; description: string };

/** What becomes of an invitation's letter; without a mail server it never leaves the shop. */
export function invitedWords(email: string, isToServer: boolean): Said {
  return isToServer
    ? { title: "Inbjudan är på väg", description: `${email} får ett mejl inom någon minut.` }
    : { title: "Inbjudan är skriven", description: asFile(email) };
}

export function invitedAgainWords(email: string, isToServer: boolean): Said {
  const ended = "Länken i det förra gäller inte längre.";
  return isToServer
    ? { title: "Ett nytt mejl är på väg", description: `${email}. ${ended}` }
    : { title: "En ny inbjudan är skriven", description: `${asFile(email)} ${ended}` };
}

function asFile(email: string): string {
  return `Brevet till ${email} ligger som en fil i datamappens utkorg.`;
}
