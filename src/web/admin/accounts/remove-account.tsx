import type { Account } from "#contracts/people.ts";
import { useRemoveAccount } from "#web/api/people.ts";
import { RemovalQuestion } from "#web/shell/removal-question.tsx";

export function RemoveAccount({ account, isMe }: { account: Account; isMe: boolean }) {
  return (
    <RemovalQuestion
      id={account.id}
      name={account.username}
      title="Ta bort konto"
      note={
        isMe
          ? "Det här är ditt eget konto. Du loggas ut direkt och kommer inte åt administrationen längre."
          : "Kontot loggas ut direkt. Det som kontot har ändrat i butiken finns kvar."
      }
      call={useRemoveAccount()}
      done={{ title: "Kontot är borttaget", description: account.username }}
    />
  );
}
