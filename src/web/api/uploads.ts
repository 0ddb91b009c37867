import type * as contract from "#contracts/uploads.ts";
import * as calls from "#contracts/uploads-calls.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { ApiError } from "./api-error.ts";
import { send } from "./call.ts";
import { pathOf } from "./call-path.ts";
import { request, type ApiAnswer } from "./request.ts";

/** Why a picture did not arrive: what the server answered, or 0 when nothing came back. */
export type RefusedUpload = { status: number; error: string | undefined };

export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<Result<Partial<contract.UploadedPicture>, RefusedUpload>> {
  const { method } = calls.uploadPicture;
  const transport = () => sendFile(file, onProgress);
  try {
    return ok(readPicture(await request(transport, method, pathOf(calls.uploadPicture))));
  } catch (error) {
    if (!(error instanceof ApiError)) return fail({ status: 0, error: undefined });
    const { status, code, sentence } = error;
    return fail({ status, error: code === undefined ? undefined : sentence });
  }
}

/** Only this old way of calling tells how much has been sent. */
function sendFile(file: File, onProgress: (share: number) => void): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(calls.uploadPicture.method, pathOf(calls.uploadPicture));
    call.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    call.addEventListener("load", () => resolve({ status: call.status, text: call.responseText }));
    call.addEventListener("error", () => reject(new TypeError("the picture did not arrive")));
    const form = new FormData();
    form.append("image", file);
    call.send(form);
  });
}

function readPicture(text: string): Partial<contract.UploadedPicture> {
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
