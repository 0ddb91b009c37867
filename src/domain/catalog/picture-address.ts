const SITE = /^(https:\/\/[a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i;

/** The site a picture lies at, when it is not the shop's own. It stands in a page's policy: no stray sign in it. */
export function pictureSite(address: string): string | undefined {
  return SITE.exec(address)?.[1]?.toLowerCase();
}

/** A picture of the shop's own, or one on another secure site. */
export function isPictureAddress(address: string): boolean {
  if (/\s/.test(address)) return false;
  return /^\/(?!\/)./.test(address) || pictureSite(address) !== undefined;
}

/** One that can be there, as far as its address tells: uploaded, or on another secure site. */
export function isUploadedOrElsewhere(address: string): boolean {
  return /^\/media\/./.test(address) || pictureSite(address) !== undefined;
}
