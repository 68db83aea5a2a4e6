/** Every refusal the API can make: the HTTP status it travels with and the text in `msg`. */
export const errors = {
  'input.invalid': [400, 'The request is not valid'],
  'input.unreadable': [400, 'The request body cannot be read'],
  'input.tooLarge': [413, 'The request is too large'],
  'input.wrongType': [415, 'The request body must be JSON'],
  'login.required': [401, 'Please login first'],
  'login.expired': [401, 'Your session has expired, please login again'],
  'login.wrong': [400, 'Wrong username or password'],
  'login.basicWrong': [401, 'Wrong username or password'],
  'login.banned': [400, 'This account has been banned'],
  'login.tooMany': [429, 'Too many failed logins, please try again later'],
  'login.slideRequired': [400, 'Please solve the slide verification first'],
  'login.slideWrong': [400, 'The slide verification was not solved, or its time is over'],
  'login.notAdmin': [401, 'Please login again with the administrator account!'],
  'access.denied': [403, 'You have no permission for this'],
  'register.closed': [403, 'Registration is closed'],
  'register.usernameTaken': [409, 'The username already exists'],
  'register.usernameForm': [400, 'This username mixes or hides characters; please choose another'],
  'register.emailTaken': [409, 'The email already exists'],
  'register.codeWrong': [400, 'The verification code is wrong or has expired'],
  'register.codeTooSoon': [429, 'A code was sent a moment ago, please wait before asking again'],
  'register.tooMany': [429, 'Too many requests, please try again later'],
  'account.passwordWrong': [400, 'The password is wrong'],
  'account.passwordSame': [400, "The new password doesn't change."],
  'account.locked': [403, 'Too many wrong passwords, please try again in half an hour'],
  'account.resetCodeWrong': [400, 'The link to set a new password is wrong or has expired'],
  'account.sessionUnknown': [404, 'This session has ended already'],
  'captcha.wrong': [400, 'The characters in the picture were not these, please try the next picture'],
  'picture.type': [400, 'File type not support'],
  'picture.tooLarge': [413, 'Exceed max size limit'],
  'picture.broken': [400, 'The picture cannot be read'],
  'attachment.type': [400, 'This kind of file is not taken, or it is not what its name says'],
  'attachment.full': [403, 'Your files take up all the room that you have'],
  'profile.notFound': [404, 'The user does not exist'],
  'mail.failed': [503, 'The mail could not be sent, please try again later'],
  'route.notFound': [404, 'Query error, unable to find the resource to request'],
  'users.notFound': [404, 'The user does not exist'],
  'users.rowsWrong': [400, 'Some rows are wrong, nobody was added'],
  'users.nameTooLong': [400, 'The username can have at most 20 characters'],
  'users.numbers': [400, 'The end number must not be less than the start number, and at most 1000 users are made at once'],
  'users.listGone': [404, 'This list was fetched already, or its time is over'],
  'users.oneself': [409, 'Nobody changes the own role or status, or removes themselves'],
  'users.lastRoot': [409, 'The last super admin stays'],
  'settings.mailHost': [400, 'The mail server must have a public address; set one of your own network by OJ_SMTP'],
  'settings.byEnvironment': [409, 'The database is set by DATABASE_URL where the product starts'],
  'carousel.notFound': [404, 'This picture is not on the home page'],
  'message.notFound': [404, 'The message does not exist'],
  'announcement.notFound': [404, 'The announcement does not exist'],
  'problem.notFound': [404, 'The problem does not exist'],
  'problem.none': [400, 'There is no problem yet'],
  'problem.idTaken': [409, 'A problem with this display ID exists already'],
  'problem.contestAuth': [400, 'Only a contest makes a problem one of a contest'],
  'problem.publishDenied': [403, 'Only problem admins may make a problem public'],
  'problem.hasSubmissions': [409, 'Users have submitted to this problem: hide it instead of deleting it'],
  'tag.notFound': [404, 'The tag does not exist'],
  'tag.taken': [409, 'A tag with this name exists already'],
  'tag.classificationNotFound': [404, 'The classification does not exist'],
  'tag.classificationTaken': [409, 'A classification with this name exists already'],
  'contest.notFound': [404, 'The contest does not exist'],
  'contest.notStarted': [403, 'The contest has not started yet'],
  'contest.ended': [403, 'The contest has ended'],
  'contest.registrationRequired': [403, 'Please enter the contest first'],
  'contest.accountRefused': [403, 'Your account is not among those that this contest is for'],
  'contest.registered': [400, 'You have entered this contest already'],
  'contest.passwordWrong': [400, 'The contest password is wrong'],
  'contest.passwordRequired': [400, 'Enter the contest password'],
  'contest.tooManyPasswords': [429, 'Too many wrong passwords, please try again later'],
  'contest.outsideClosed': [403, 'This contest has no outside scoreboard'],
  'contest.problemNotFound': [404, 'The contest has no such problem'],
  'contest.problemTaken': [409, 'The problem or this display ID is in the contest already'],
  'contest.problemType': [400, 'The problem does not fit the rule of the contest'],
  'contest.typeFixed': [400, 'The rule of a contest cannot be changed'],
  'contest.hasSubmissions': [409, 'Users have submitted in this contest: hide it instead of deleting it'],
  'contest.wouldBeOver': [400, 'With this change the contest would be over'],
  'contest.startFixed': [409, 'Users have submitted in this contest: its end can be moved, its start cannot'],
  'contest.boardTooLong': [400, 'The board has too many rows for a spreadsheet: take the comma-separated values'],
  'contest.externalRule': [400, 'Only contests of the same rule can be added to the board'],
  'contest.notAcm': [404, 'The CCS Contest API is there for ACM contests alone'],
  'contest.objectNotFound': [404, 'The contest has no such object'],
  'contest.noCeremony': [400, 'The closing ceremony is for ACM contests with a seal, once they are over'],
  'contest.balloonNotFound': [404, 'The contest has no such accepted submission'],
  'contest.helperTaken': [409, 'Another organiser has taken this already'],
  'contest.printClosed': [403, 'Nothing is printed in this contest'],
  'contest.printNotFound': [404, 'The print job does not exist'],
  'contest.printTooSoon': [429, 'You can have something printed every 30 seconds, please wait'],
  'contest.printTooMany': [403, 'Ten texts of yours wait to be printed: please wait until they are'],
  'training.notFound': [404, 'The training does not exist'],
  'proposal.notFound': [404, 'The proposal does not exist, or was dropped'],
  'proposal.open': [409, 'There is a proposal for this problem already'],
  'proposal.nothingToJudge': [400, 'The problem has no judged submissions in this contest'],
  'proposal.tooMany': [400, 'A proposal takes at most 10,000 submissions: rejudge the problem at once instead'],
  'proposal.judging': [409, 'Some submissions of the proposal have no new verdict yet'],
  'proposal.stale': [409, 'The test data or the limits of the problem have changed since the proposal was judged: judge it anew'],
  'proposal.applied': [409, 'The proposal has been applied already'],
  'proposal.notApplied': [409, 'Only an applied proposal can be undone'],
  'submission.notRemote': [404, 'Only a submission to a remote judge can be submitted again'],
  'submission.notFound': [404, 'The submission does not exist'],
  'submission.languageUnknown': [400, 'The language is not available for this problem'],
  'submission.codeEmpty': [400, 'Code can not be empty'],
  'submission.codeTooLong': [400, 'Code Length can not exceed 65535'],
  'submission.tooSoon': [403, 'You submit too frequently, please wait a few seconds'],
  'submission.captchaRequired': [400, 'Please type the characters in the picture, then submit again'],
  'submission.closed': [403, 'Submissions are closed for now'],
  'submission.unsupported': [400, 'This kind of submission is not supported here'],
  'submission.underway': [409, 'The submission is being judged'],
  'submission.scoreRequired': [400, 'The score must be a whole number, 0 or more'],
  'submission.compileError': [409, 'A submission that does not compile has no other verdict'],
  'submission.notOwner': [403, 'Only the author may share a submission'],
  'submission.inContest': [403, 'Submissions of a contest cannot be shared'],
  'customTest.notFound': [400, 'The test is not known, or its result has expired'],
  'customTest.tooMany': [429, 'A test of yours is still running'],
  'judge.compileError': [400, 'Compile Error'],
  'judge.notCompiled': [400, 'The special or interactive code has not compiled'],
  'judge.none': [503, 'No judge answers, please try again later'],
  'testData.archive': [400, 'The archive cannot be used'],
  'testData.unknown': [404, 'The uploaded test data does not exist'],
  'testData.none': [404, 'The problem has no test data'],
  'stream.tooMany': [429, 'Too many live connections'],
  'stream.notFound': [404, 'This live connection is over'],
  'discussion.closed': [403, 'No Access: There is no open discussion area on the website!'],
  'discussion.notFound': [404, 'The discussion does not exist'],
  'discussion.disabled': [403, 'An admin has disabled this discussion'],
  'discussion.categoryNotFound': [400, 'The category does not exist'],
  'discussion.categoryInUse': [409, 'There are discussions in this category: move or delete them first'],
  'discussion.categoryTaken': [409, 'Two categories have the same name'],
  'discussion.notAuthor': [403, 'Only the author may do this'],
  'discussion.titleTooLong': [400, 'The title and the display ID of the problem can not exceed 255 characters together'],
  'discussion.tooFewAccepted': [403, 'You have not solved enough problems to open a discussion'],
  'discussion.tooManyToday': [403, 'You have opened as many discussions as one may in a day'],
  'discussion.reportEmpty': [400, 'report label and reason cannot be empty'],
  'discussion.reported': [409, 'You have reported this discussion already'],
  'discussion.reportNotFound': [404, 'The report does not exist'],
  'discussion.notDeleted': [409, 'The discussion is not deleted'],
  'discussion.adminNotMuted': [403, 'Admins cannot be muted'],
  'list.tooFar': [400, 'The list cannot be searched that far; please narrow the search'],
  'server.tooMany': [429, 'Too many requests at once, please wait a moment'],
  'server.busy': [503, 'The server is busy, please try again in a moment'],
  'server.full': [507, 'The server has no room left: what is there can be read, but nothing can be added for now'],
  'server.failed': [500, 'Server error, please refresh again'],
  'file.format': [0, 'Invalid file format'],
  'network.timeout': [0, 'Request timed out, please try again later'],
  'network.failed': [0, 'Network error, abnormal link with server, please try again later'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ErrorCode = keyof typeof errors;
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errors;

/** Thrown by the server, sent as its code, thrown again by the client. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Names the request in the server's log; known on the client side. */
  readonly requestId?: string;
  /** The words of a server that names no code of ours; `code` is then guessed from the status. */
  readonly said?: string;
  /** Seconds after which the same may be tried again, where that is known. */
  waitS?: number;

  constructor(code: ErrorCode, detail?: string, requestId?: string, said?: string) {
    const [, text = code]: readonly [number, string?] = errors[code];
    super(detail ?? said ?? text);
    this.name = 'ApiError';
    this.code = code;
    this.requestId = requestId;
    this.said = said;
  }

  /** The same refusal, with the time to wait. */
  static after(code: ErrorCode, waitMs: number): ApiError {
    return Object.assign(new ApiError(code), { waitS: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  get status(): number {
    return errors[this.code][0];
  }
}
