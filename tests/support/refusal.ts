/** What became of a call: the code of its refusal, or "done". */
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (reason: { code?: string }) => reason.code,
  );
