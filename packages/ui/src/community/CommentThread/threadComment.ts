/** Who wrote it. */
export interface CommentAuthor {
  uid: string;
  username: string;
  avatarUrl?: string | null | undefined;
  titleName?: string | null | undefined;
  titleColor?: string | null | undefined;
  /** Shown as SPA (`root`) or ADM (`admin`). */
  role?: 'root' | 'admin' | null | undefined;
}

interface Written {
  /** Unique among comments and among replies. */
  id: string | number;
  /** Markdown that anybody may have written. */
  content: string;
  author: CommentAuthor;
  /** The moment. */
  createdAt: Date | number | string;
  /** The reader may delete it. Default false. */
  mayDelete?: boolean | undefined;
  /** The reader may answer it. Default true. */
  mayReply?: boolean | undefined;
}

/** An answer under a comment. */
export interface ThreadReply extends Written {
  /** Whom it answers, when that is another reply. */
  toUsername?: string | null | undefined;
}

export interface ThreadComment extends Written {
  likeCount: number;
  /** The reader likes it. */
  liked: boolean;
  /** The first of its replies, or all of them. */
  replies: readonly ThreadReply[];
  /** Number of all replies. */
  replyTotal: number;
}

/** Whom a new reply answers: a comment, or one of its replies. */
export interface ReplyTarget {
  comment: ThreadComment;
  reply?: ThreadReply | undefined;
}
