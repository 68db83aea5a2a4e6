import '@fastify/multipart';
import type { Multipart } from '@fastify/multipart';
import { ApiError, type Endpoint } from '@oj/contract';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from './caller';

/** A form as far as it has been read. */
export interface IncomingForm {
  /** Values by field name, as the sender wrote them. */
  fields: Record<string, string>;
  file: OpenFile | undefined;
}

interface OpenFile {
  field: string;
  name: string;
  /** What was read of it while fields were looked for behind it. */
  begun: Uint8Array[];
  rest: AsyncIterator<Uint8Array>;
}

/** The largest file that is kept in memory while fields behind it are looked for: the size of the largest picture, and a byte. */
const MOST_HELD_BYTES = (4 << 20) + 1;

/**
 * Clients send the fields of a call with a file in the address or in the form, before the file or behind it. Where the address leaves some
 * out, the form is read as far as they may stand in it.
 */
export async function readFields(request: FastifyRequest, { input, fileField }: Endpoint): Promise<void> {
  if (!fileField || !request.isMultipart()) return;
  const names = Object.keys((input as { def?: { shape?: object } }).def?.shape ?? {});
  const given = request.query as Record<string, unknown>;
  if (names.every(name => given[name] !== undefined && given[name] !== '')) return;
  const { form, parts } = await openForm(request);
  if (form.file && (await holdWhole(form.file))) await readUntilFile(parts, form);
}

/** Reads the first file of a form as it arrives; nothing is kept in memory but what was read to find fields. */
export async function incomingFile(request: FastifyRequest, field: string, mostBytes: number): Promise<IncomingFile> {
  if (!request.isMultipart()) throw new ApiError('input.wrongType', 'The request body must be a form with a file');
  const { file } = request.form ?? (await openForm(request)).form;
  if (!file || file.field !== field) throw new ApiError('input.invalid', `${field}: is missing`);
  return { name: file.name, bytes: bytesOf(file, mostBytes) };
}

async function* bytesOf({ begun, rest }: OpenFile, mostBytes: number) {
  let bytes = 0;
  const counted = (piece: Uint8Array) => {
    bytes += piece.length;
    if (bytes > mostBytes) throw new ApiError('input.tooLarge');
    return piece;
  };
  for (const piece of begun) yield counted(piece);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield counted(next.value);
}

type Parts = AsyncIterableIterator<Multipart>;

async function openForm(request: FastifyRequest) {
  // How large a file may be, whoever reads it says.
  const parts = request.parts({ limits: { fileSize: Number.MAX_SAFE_INTEGER, files: 1, fields: 20, fieldSize: 4096 } });
  const form: IncomingForm = { fields: {}, file: undefined };
  await readUntilFile(parts, form);
  request.form = form;
  return { form, parts };
}

/** Takes the fields up to the next file, or up to the end. */
async function readUntilFile(parts: Parts, form: IncomingForm) {
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.type === 'file') {
        // The reader gets the error, too; it must not end the process while nobody reads yet.
        part.file.on('error', () => undefined);
        form.file = { field: part.fieldname, name: part.filename, begun: [], rest: part.file[Symbol.asyncIterator]() };
        return;
      }
      if (typeof part.value === 'string' && part.value !== '') form.fields[part.fieldname] ??= part.value;
    }
  } catch (reason) {
    throw (reason as { statusCode?: number }).statusCode ? reason : new ApiError('input.unreadable');
  }
}

/** Whether the whole file was read. */
async function holdWhole({ begun, rest }: OpenFile): Promise<boolean> {
  let bytes = 0;
  while (bytes < MOST_HELD_BYTES) {
    const next = await rest.next();
    if (next.done) return true;
    begun.push(next.value);
    bytes += next.value.length;
  }
  return false;
}
