export const heroTexts = {
  lookAround: "Se vad som går att hyra",
};
