import { useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { Link } from "wouter";
import type { StepState } from "#domain/shop/first-day.ts";
import { firstDay, usePutFirstDay } from "#web/api/settings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";
import "./first-day.css";
import { stepWords } from "./words.ts";

/** Greets whoever opens an empty shop with what there is to do; each step ticks itself. */
export function FirstDay() {
  const { data: steps = [] } = useQuery(firstDay);
  const { mutateAsync: put, isPending } = usePutFirstDay();
  const hide = async () => {
    await put("away");
    toast({
      title: "Listan är dold",
      description: "Det som saknas står kvar under Kvar att ställa in.",
      action: { label: "Ångra", press: () => void put("out").catch(tellProblem) },
    });
  };
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Panel
      title={done === 0 ? "Välkommen! Så gör du butiken till din" : "Gör butiken till din"}
      lead={`${done} av ${steps.length} klara. Listan bockar av sig själv.`}
      action={
        <Button
          look="plain"
          className="button-small"
          aria-disabled={isPending}
          onClick={() => !isPending && void hide().catch(tellProblem)}
        >
          Dölj listan
        </Button>
      }
    >
      <ol className="first-day">
        {steps.map((step) => (
          <Step key={step.key} step={step} steps={steps} isNext={step === next} />
        ))}
      </ol>
    </Panel>
  );
}

type StepProps = { step: StepState; steps: readonly StepState[]; isNext: boolean };

function Step({ step, steps, isNext }: StepProps) {
  const { title, text, path, action } = stepWords(step, steps, usePageState().shop.rents);
  return (
    <li data-done={step.isDone || undefined} aria-current={isNext ? "step" : undefined}>
      {step.isDone ? (
        <CircleCheck aria-hidden="true" size={22} />
      ) : (
        <Circle aria-hidden="true" size={22} />
      )}
      <div>
        <h3 className="font-semibold">
          {title}
          {step.isDone && <span className="sr-only"> (klart)</span>}
        </h3>
        {!step.isDone && <p className="text-muted">{text}</p>}
      </div>
      {!step.isDone && (
        <Link href={path} className={`${buttonClass(isNext ? "primary" : "quiet")} button-small`}>
          {action}
        </Link>
      )}
    </li>
  );
}
