import type { BookingView } from "#domain/bookings/booking-views.ts";

type ViewWords = { link: string; title: string };

const VIEW_WORDS: Record<BookingView, ViewWords> = {
  upcoming: { link: "Kommande", title: "Kommande bokningar" },
  "to-answer": { link: "Väntar på svar", title: "Bokningar som väntar på svar" },
  out: { link: "Ute nu", title: "Bokningar som är ute nu" },
  late: { link: "Försenade", title: "Försenade bokningar" },
  unpaid: { link: "Obetalda", title: "Obetalda bokningar" },
  deposits: { link: "Depositioner", title: "Bokningar med deposition kvar" },
};

/** What a view is called among the others, and above its list. */
export function viewWords(view: BookingView | undefined): ViewWords {
  return view === undefined ? { link: "Alla", title: "Alla bokningar" } : VIEW_WORDS[view];
}
