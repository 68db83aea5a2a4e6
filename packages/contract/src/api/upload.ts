interface Upload {
  method: string;
  headers: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  signal?: AbortSignal;
}

/** Does what `fetch` does, and reports how much of the body has been sent. Only browsers report it. */
export function sendWithProgress(url: string, { method, headers, body, signal }: Upload, onProgress: (share: number) => void) {
  if (typeof XMLHttpRequest === 'undefined') return fetch(url, { method, headers, body, signal });
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) })),
    );
    request.addEventListener('error', () => reject(new TypeError('the upload failed')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function headersOf(request: XMLHttpRequest) {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
}
