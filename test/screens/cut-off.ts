/** What reaches past the screen, or past the card it stands in. Runs in a page, and knows nothing outside of itself. */
export function cutOff(): string[] {
  const past = document.documentElement.scrollWidth - window.innerWidth;
  const cut = [...document.querySelectorAll("table")]
    .filter((table) => {
      const room = table.parentElement?.getBoundingClientRect();
      return room && room.width > 1 && table.getBoundingClientRect().right > room.right + 1;
    })
    .map((table) => table.getAttribute("aria-label") ?? table.textContent.slice(0, 40));
  return past > 0 ? [`the page, by ${past} px`, ...cut] : cut;
}
