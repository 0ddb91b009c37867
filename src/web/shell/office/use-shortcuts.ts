import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import type { OfficeSection } from "#domain/access/office-sections.ts";
import { attempt } from "#web/shell/tab-memory.ts";
import { leaveBy } from "#web/shell/leave-by.ts";

const OFF_KEY = "norrvidd.shortcuts-off";
/** Two keys that belong together are pressed within this. */
const TOGETHER_MS = 1500;

let listeners: (() => void)[] = [];

/** Whether keys without Ctrl do something; kept in this browser. Ctrl-K always does. */
export function useAreShortcutsOn(): [boolean, (on: boolean) => void] {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.push(listener);
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    () => attempt(() => window.localStorage.getItem(OFF_KEY)) !== "yes",
    () => true,
  );
  const set = (on: boolean) => {
    attempt(() =>
      on ? window.localStorage.removeItem(OFF_KEY) : window.localStorage.setItem(OFF_KEY, "yes"),
    );
    for (const listener of listeners) listener();
  };
  return [isOn, set];
}

type Deeds = {
  sections: readonly OfficeSection[];
  onFind: () => void;
  onHelp: () => void;
};

/** Ctrl-K or / finds, ? tells the keys, G and a letter goes there. Never while somebody writes or answers a dialog. */
export function useShortcuts({ sections, onFind, onHelp }: Deeds): void {
  const [isOn] = useAreShortcutsOn();
  const [, navigate] = useLocation();
  const goingSince = useRef(0);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== "k" || event.shiftKey || isInDialog()) return;
        event.preventDefault();
        onFind();
        return;
      }
      if (!isOn || isWriting(event.target) || isInDialog()) return;
      const isGoing = event.timeStamp - goingSince.current < TOGETHER_MS;
      goingSince.current = 0;
      const section = isGoing ? sections.find((one) => one.key === key) : undefined;
      if (section) leaveBy((way) => navigate(section.path, way));
      else if (key === "g") goingSince.current = event.timeStamp;
      else if (key === "/") onFind();
      else if (key === "?") onHelp();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isOn, sections, onFind, onHelp, navigate]);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

function isInDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
