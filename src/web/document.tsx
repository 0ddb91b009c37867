import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from "@tanstack/react-query";
import { Router, type RouterProps } from "wouter";
import type { PageAssets } from "#contracts/page.ts";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import { ErrorBoundary } from "#web/shell/error-boundary.tsx";
import { PageStateContext, type PageState } from "#web/shell/page-state.tsx";
import { Tracking } from "#web/shell/tracking/tracking.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { patternOf, Routes } from "./routes.tsx";

/** What the browser needs to take over a page the server wrote. Never holds anything about a person. */
export type HandOver = { page: PageState; queries: DehydratedState; assets: PageAssets };

export const HAND_OVER_ID = "hand-over";

const NOT_FETCHED = { disabled: true };

type DocumentProps = {
  handOver: HandOver;
  /** The hand-over as text, exactly as it stands in the page. */
  handOverText: string;
  queryClient: QueryClient;
  router?: Omit<RouterProps, "children">;
};

/** The whole page, from <html> down: rendered on the server, taken over in the browser. */
export function Document({ handOver, handOverText, queryClient, router }: DocumentProps) {
  const { assets, page, queries } = handOver;
  return (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f4a3f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {/* Not fetched: they only tell the code that comes later that these styles are there. */}
        {assets.inlined?.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...NOT_FETCHED} />
        ))}
        {/* After the first picture. */}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {assets.scripts.map((src) => (
          <script
            key={src}
            type="module"
            src={src}
            async
            fetchPriority="low"
            data-modules={assets.code?.modules.join(" ")}
            data-entry={assets.code?.entry}
            data-reading={assets.code?.isForReading}
          />
        ))}
      </head>
      <body>
        <PageContents page={page} queries={queries} queryClient={queryClient} router={router} />
        <script
          id={HAND_OVER_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: handOverText }}
        />
      </body>
    </html>
  );
}

type ContentsProps = Pick<DocumentProps, "queryClient" | "router"> & {
  page: PageState;
  queries?: DehydratedState;
};

/** What a page shows, whatever document it stands in. */
export function PageContents({ page, queries, queryClient, router }: ContentsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={queries}>
        <PageStateContext value={page}>
          <Router {...router}>
            <ErrorBoundary patternOf={patternOf}>
              <Routes />
            </ErrorBoundary>
            <Tracking />
          </Router>
          <Toaster />
        </PageStateContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
