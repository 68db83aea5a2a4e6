export interface CommentAnchor {
  commentId?: number;
  replyId?: number;
}

/** The comment or reply that the end of an address names: `#comment-12`, `#comment-reply-40`. */
export function anchorOf(hash: string): CommentAnchor {
  const [, reply, id] = /^#comment-(reply-)?([1-9]\d{0,9})$/.exec(hash) ?? [];
  if (id === undefined) return {};
  return reply ? { replyId: Number(id) } : { commentId: Number(id) };
}
