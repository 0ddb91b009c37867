/** What became of a letter that somebody sent to themselves: without a mail server it leaves the shop for nowhere. */
export function testSentWords(to: string, isToServer: boolean): string {
  return isToServer
    ? `På väg till ${to}. Titta i inkorgen, och i skräpposten om det dröjer.`
    : `Skrivet till ${to}, som en fil i datamappens utkorg. Ingen e-postserver är inställd.`;
}
