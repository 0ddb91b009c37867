import type * as contract from "#contracts/uploads.ts";
import * as calls from "#contracts/uploads-calls.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { send } from "./call.ts";
import { pathOf } from "./call-path.ts";

/** Why a picture did not arrive: what the server answered, or 0 when nothing came back. */
export type RefusedUpload = { status: number; error: string | undefined };

/** Only this old way of calling tells how much has been sent. */
export function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<Result<Partial<contract.UploadedPicture>, RefusedUpload>> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open(calls.uploadPicture.method, pathOf(calls.uploadPicture));
    call.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    call.addEventListener("load", () => resolve(readAnswer(call.status, call.responseText)));
    call.addEventListener("error", () => resolve(fail({ status: 0, error: undefined })));
    const form = new FormData();
    form.append("image", file);
    call.send(form);
  });
}

function readAnswer(
  status: number,
  text: string,
): Result<Partial<contract.UploadedPicture>, RefusedUpload> {
  const answer = readJson(text);
  if (status >= 200 && status <= 299) return ok(answer);
  return fail({ status, error: answer.error });
}

function readJson(text: string): Partial<contract.UploadedPicture> & { error?: string } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export async function describePicture(url: string, alt: string) {
  return send<typeof contract.describePicture>(calls.describePicture, { body: { url, alt } });
}
