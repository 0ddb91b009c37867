export const heroTexts = {
  heading: "Vakna där vägen tar slut",
  tagline:
    "Hyr husbil eller friluftsutrustning i Norrland. Hämta i Sundsvall och Timrå, och kör mot fjäll, kust och midnattssol.",
  lookAround: "Se vad som går att hyra",
};
