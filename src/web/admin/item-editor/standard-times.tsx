import { useQuery } from "@tanstack/react-query";
import { standardTimes } from "#domain/availability/times-for-date.ts";
import { globalTimes } from "#web/api/settings.ts";
import { ChangeoverWarning } from "#web/shell/changeover-warning.tsx";
import { HoursWarning } from "#web/shell/hours-warning.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { tidyTime } from "#web/ui/typed-values.ts";
import { textProps, type SectionProps } from "./form-parts.ts";

/** The item's own hours. Where one is empty the shop's counts, and is judged together with the other. */
export function StandardTimes(props: SectionProps) {
  const { draft, change } = props;
  const { data: shop } = useQuery(globalTimes);
  const own = {
    defaultPickupTime: draft.defaultPickupTime || null,
    defaultReturnTime: draft.defaultReturnTime || null,
  };
  const hasOwn = own.defaultPickupTime !== null || own.defaultReturnTime !== null;
  return (
    <div className="grid gap-3">
      <div className="editor-pair">
        <TextField
          {...textProps(props, "defaultPickupTime")}
          label="Standardtid för utlämning"
          placeholder="15:00"
          hint="Tomt: butikens standardtid."
          autoComplete="off"
          maxLength={10}
          onBlur={() => change({ defaultPickupTime: tidyTime(draft.defaultPickupTime) })}
        />
        <TextField
          {...textProps(props, "defaultReturnTime")}
          label="Standardtid för återlämning"
          placeholder="12:00"
          hint="Tomt: butikens standardtid."
          autoComplete="off"
          maxLength={10}
          onBlur={() => change({ defaultReturnTime: tidyTime(draft.defaultReturnTime) })}
        />
      </div>
      {shop && hasOwn && !draft.isAddonOnly && (
        <>
          <ChangeoverWarning times={standardTimes(own, shop)} />
          {!draft.allowsClosedDays && <HoursWarning times={standardTimes(own, shop)} />}
        </>
      )}
    </div>
  );
}
