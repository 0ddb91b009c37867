const ID = /^[\w-]{11}$/;
const ADDRESS =
  /^(?:https?:\/\/)?(?:www\.|m\.|music\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/))([\w-]{11})(?![\w-])/i;

/** The id of a film, from the id itself or from an address that people paste in. */
export function videoIdOf(text: string): string | undefined {
  const typed = text.trim();
  return ID.test(typed) ? typed : ADDRESS.exec(typed)?.[1];
}
