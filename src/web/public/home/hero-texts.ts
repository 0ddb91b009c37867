export const heroTexts = {
  /** Where the owner has written none. */
  heading: "Vakna där vägen tar slut",
  lookAround: "Se vad som går att hyra",
};
