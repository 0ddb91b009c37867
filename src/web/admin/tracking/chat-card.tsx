import { CHAT_PROVIDERS, type ChatProvider } from "#domain/tracking/tracking-settings.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { CHAT_ID_WORDS, CHAT_NAMES, trackingTexts } from "./texts.ts";
import { ToolCard } from "./tool-card.tsx";
import type { TrackingFormState } from "./use-tracking-form.ts";

const { chat } = trackingTexts;

const OPTIONS = [
  { value: "", label: chat.noProvider },
  ...CHAT_PROVIDERS.map((value) => ({ value, label: CHAT_NAMES[value] })),
];

export function ChatCard({ form }: { form: TrackingFormState }) {
  const { chatProvider, chatEnabled } = form.values;
  const server = { name: "chatServerUrl", label: chat.server, hint: chat.serverHint } as const;
  return (
    <ToolCard
      form={form}
      words={chat}
      flag="chatEnabled"
      fields={[
        { name: "chatId", ...CHAT_ID_WORDS[chatProvider] },
        ...(chatProvider === "chatwoot" ? [{ ...server, inputMode: "url" as const }] : []),
      ]}
    >
      <SelectField
        label={chat.provider}
        options={OPTIONS}
        disabled={!chatEnabled}
        value={chatProvider}
        hint={chatEnabled ? form.notes.chatProvider : undefined}
        error={chatEnabled ? form.errors["chatProvider"] : undefined}
        onChange={({ target }) =>
          form.change({ chatProvider: target.value as ChatProvider | "", chatId: "" })
        }
      />
    </ToolCard>
  );
}
