import type { Problem } from "#contracts/errors.ts";

/** What was written when its payment was refused: all of it is undone. */
export class RefusedInside extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}
