/** Why the shop cannot start, as one sentence for the person at the terminal; never a stack trace. */
export class StartProblem extends Error {}
