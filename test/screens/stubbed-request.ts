/** The browser's old way of calling, which tells how much has been sent; answered as `fetch` is. */
export class StubbedRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  #method = "GET";
  #address = "";

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  send(body?: FormData | string): void {
    const size = { lengthComputable: true, loaded: 1, total: 1 };
    this.upload.dispatchEvent(new ProgressEvent("progress", size));
    void this.#answer(fetch(this.#address, { method: this.#method, ...(body && { body }) }));
  }

  async #answer(asking: Promise<Response>): Promise<void> {
    try {
      const answer = await asking;
      this.responseText = await answer.text();
      this.status = answer.status;
      this.dispatchEvent(new ProgressEvent("load"));
    } catch {
      this.dispatchEvent(new ProgressEvent("error"));
    }
  }
}
