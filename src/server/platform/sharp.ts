import sharp from "sharp";

/**
 * The one door to the decoder, which keeps its settings for the whole process. What is not named here
 * cannot be read at all, whatever a file pretends to be: no SVG, no PDF, no formats nobody asked for.
 * Only what is itself imported on need may import this: most days no picture comes.
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// Visitors are served meanwhile: a picture takes one core and keeps nothing in memory afterwards.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
