import { useQuery } from "@tanstack/react-query";
import type { EditableLetter, LetterWords } from "#domain/shop/letter-words.ts";
import { letterPreview } from "#web/api/letter-words.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { mistakesIn } from "./shown-words.ts";

const DEBOUNCE_MS = 400;

type LetterPreviewProps = { type: EditableLetter; words: LetterWords };

/** The letter as a customer would get it, in a frame where nothing of it can run. */
export function LetterPreview({ type, words }: LetterPreviewProps) {
  const settled = useDebounced(words, DEBOUNCE_MS) ?? words;
  const isWrong = Object.keys(mistakesIn(settled)).length > 0;
  const { data, error, isFetching, refetch } = useQuery({
    ...letterPreview(type, settled),
    enabled: !isWrong,
  });
  return (
    <Panel title="Så ser brevet ut" lead="Med en påhittad kund och bokning.">
      {isWrong && (
        <p className="text-sm text-muted">
          Förhandsvisningen visar det nya när platshållarna stämmer.
        </p>
      )}
      {!data && error && !isWrong && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Spinner />}
      {data && (
        <>
          <p className="letter-subject">
            <span className="text-muted">Ämne: </span>
            <span className="font-semibold">{data.subject}</span>
          </p>
          <iframe
            className="letter-frame"
            title="Brevet som kunden får"
            sandbox=""
            srcDoc={data.html}
          />
        </>
      )}
    </Panel>
  );
}
