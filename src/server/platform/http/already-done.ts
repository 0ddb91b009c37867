/** The answer to whoever comes second: what they asked for had been made before, so the status is 200. */
export class AlreadyDone<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
