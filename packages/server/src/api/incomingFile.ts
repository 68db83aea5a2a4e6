import '@fastify/multipart';
import { ApiError } from '@oj/contract';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from './caller';

/** Reads the first file of a form as it arrives; nothing is kept in memory. */
export async function incomingFile(request: FastifyRequest, field: string, mostBytes: number): Promise<IncomingFile> {
  if (!request.isMultipart()) throw new ApiError('input.wrongType', 'The request body must be a form with a file');
  const limits = { fileSize: mostBytes, files: 1, fields: 20, fieldSize: 4096 };
  const part = await request.file({ limits }).catch((reason: { statusCode?: number }) => {
    throw reason.statusCode ? reason : new ApiError('input.unreadable');
  });
  if (!part || part.fieldname !== field) throw new ApiError('input.invalid', `${field}: is missing`);
  const { file } = part;
  // Whoever reads it hears of a failure; it must not end the process when nobody reads yet.
  file.on('error', () => undefined);
  async function* bytes() {
    for await (const piece of file) yield piece as Uint8Array;
    if (file.truncated) throw new ApiError('input.tooLarge');
  }
  return { name: part.filename ?? '', bytes: bytes() };
}
