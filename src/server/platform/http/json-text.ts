/**
 * An answer that leaves as the JSON it is already, without being held against its schema, which takes
 * longer than making it. Only for answers that our own code builds field by field, never for a row
 * passed on; a test holds each of them against its schema instead.
 */
export class JsonText<Answer> {
  declare private readonly answer: Answer;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  static of<Answer>(answer: Answer): JsonText<Answer> {
    return new JsonText(JSON.stringify(answer));
  }
}
