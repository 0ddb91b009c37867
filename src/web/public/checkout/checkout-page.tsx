import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { readBookingLink } from "#contracts/booking-link.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { itemById } from "#web/api/catalog.ts";
import type { PriceWish } from "#web/api/offers.ts";
import { returnedSecret, withoutSecret } from "#web/shell/card-form/card-return.ts";
import { tellPurchase } from "#web/shell/conversion.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { thankYouPath, type ThankYouLink } from "#web/shell/thank-you-link.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Checkout } from "./checkout.tsx";
import "./checkout.css";
import { forgetDetails } from "./details/kept-details.ts";
import { forgetPayment } from "./running/kept-payment.ts";
import { isAtPayment } from "./running/payment-entry.ts";
import { forgetCode, readKeptCode } from "./summary/kept-code.ts";
import { returnPath } from "./summary/stay-links.ts";
import { keepStay } from "#web/shell/kept-stay.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { checkoutTexts, MESSAGES } from "./texts.ts";

export function Page() {
  const search = useSearch();
  const [, navigate] = useLocation();
  // Read once: what opens a payment leaves the address at once, and the page goes on knowing it.
  const [{ stay: asked, secret }] = useState(() => readAddress(search));
  const [stay, setStay] = useState(asked);
  useEffect(() => {
    if (secret !== null)
      window.history.replaceState(window.history.state, "", withoutSecret(window.location.href));
  }, [secret]);
  useEffect(() => {
    if (stay) return;
    navigate("/", { replace: true });
    toast({ ...MESSAGES.incomplete, variant: "destructive" });
  }, [stay, navigate]);

  useEffect(() => {
    // The entry somebody comes back to may be of what they had chosen before.
    const follow = () => {
      if (stay && window.location.pathname === "/booking" && !isAtPayment()) writeAddress(stay);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [stay]);

  function change(wanted: PriceWish) {
    setStay(wanted);
    writeAddress(wanted);
  }

  function arrive(booked: ThankYouLink) {
    forgetDetails(tabMemory);
    forgetPayment(tabMemory);
    forgetCode(tabMemory);
    const { bookingId, totalAmount, startDate, endDate } = booked;
    if (stay)
      keepStay(tabMemory, { ...stay, startDate, endDate }, { thanksAt: thankYouPath(booked) });
    if (totalAmount !== null) tellPurchase({ bookingId, value: totalAmount });
    toast(MESSAGES.sent);
    navigate(thankYouPath(booked), { replace: true });
  }

  return (
    <>
      <PageHead title={checkoutTexts.title} description={checkoutTexts.description} path={null} />
      <noscript>
        <p className="page-width without-script">{checkoutTexts.withoutScript}</p>
      </noscript>
      {stay ? (
        <Booking stay={stay} secret={secret} onChange={change} onBooked={arrive} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

function writeAddress(stay: PriceWish): void {
  window.history.replaceState(window.history.state, "", returnPath(stay));
}

function readAddress(search: string): { stay: PriceWish | null; secret: string | null } {
  const query = new URLSearchParams(search);
  const link = readBookingLink((name) => query.get(name));
  const { itemId, startDate, endDate, quantity, addons } = link;
  const lines = link.lines.filter(({ rentalItemId }) => rentalItemId !== itemId);
  const isWhole = itemId !== null && startDate !== null && endDate !== null;
  if (!isWhole) return { stay: null, secret: returnedSecret(query) };
  const code = readKeptCode(tabMemory);
  const stay = {
    rentalItemId: itemId,
    startDate,
    endDate,
    quantity,
    selectedAddons: addons,
    ...(lines.length > 0 && { lines }),
    ...(code !== undefined && { code }),
  };
  return { stay, secret: returnedSecret(query) };
}

type BookingProps = {
  stay: PriceWish;
  secret: string | null;
  onChange: (stay: PriceWish) => void;
  onBooked: (booked: ThankYouLink) => void;
};

function Booking({ stay, ...rest }: BookingProps) {
  const { data: item, error, isFetching, refetch } = useQuery(itemById(String(stay.rentalItemId)));
  if (item) return <Checkout item={item} stay={stay} {...rest} />;
  if (item === null) return <NotLoaded />;
  if (error === null || isFetching) return <Spinner />;
  return (
    <div className="page-width py-24">
      <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
    </div>
  );
}

function NotLoaded() {
  return (
    <div className="page-width grid justify-items-start gap-5 py-24">
      <h1 className="heading-1">{checkoutTexts.notLoaded}</h1>
      <p>{checkoutTexts.notLoadedWhy}</p>
      <a href="/" className={buttonClass("primary")}>
        {checkoutTexts.toStart}
      </a>
    </div>
  );
}
