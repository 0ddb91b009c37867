import { lazy, type ComponentType } from "react";
import { toast } from "./toast-store.ts";
import { whenFetched } from "./when-fetched.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part whose code comes after the page. */
export function later<Props>(load: Load<Props>): ComponentType<Props> {
  return part(() => whenFetched(load));
}

/** A part that somebody has asked for by a press, and is told of when it cannot come yet. */
export function laterAsked<Props>(load: Load<Props>): ComponentType<Props> {
  return part(() => whenFetched(load, sayThatItComes));
}

function part<Props>(load: Load<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() }));
}

function sayThatItComes(): void {
  toast({
    title: "Ingen anslutning",
    description: "Det du tryckte på öppnas när du är ansluten igen.",
    variant: "destructive",
  });
}
