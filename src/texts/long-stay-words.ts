export const STEP_GIVES_LESS = "Lägre rabatt än för en kortare hyra. Höj den eller ta bort steget.";
