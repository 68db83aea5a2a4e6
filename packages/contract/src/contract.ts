import { announcementEditor } from './announcementEditor';
import { apiToken } from './account/apiToken';
import { assignment } from './group/assignment';
import { attachment } from './attachment';
import { attachmentAdmin } from './admin/attachmentAdmin';
import { audit } from './admin/audit';
import { balloon } from './contest/balloon';
import { carousel } from './admin/carousel';
import { ccs } from './contest/ccs';
import { comment } from './comment';
import { connection } from './admin/connection';
import { contest } from './contest/contest';
import { contestEditor } from './contest/contestEditor';
import { contestExport } from './contest/contestExport';
import { contestOrganiser } from './contest/contestOrganiser';
import { dashboard } from './admin/dashboard';
import { discussion } from './discussion';
import { discussionAdmin } from './discussionAdmin';
import { group } from './group/group';
import { groupAnnouncement } from './group/groupAnnouncement';
import { groupContest } from './group/groupContest';
import { groupDiscussion } from './group/groupDiscussion';
import { groupMember } from './group/groupMember';
import { groupTraining } from './group/groupTraining';
import { groupProblem, groupProblemDesk } from './group/groupProblem';
import { judgeQueue } from './admin/judgeQueue';
import { judging } from './judging';
import { languageAdmin } from './admin/languageAdmin';
import { metrics } from './admin/metrics';
import { message, notice } from './message';
import { ownAccount } from './account/ownAccount';
import { participant } from './contest/participant';
import { picture } from './picture';
import { practice } from './practice';
import { print } from './contest/print';
import { problemCheck } from './problem/problemCheck';
import { problemEditor } from './problem/problemEditor';
import { problemPackage } from './problem/problemPackage';
import { publicContract } from './publicContract';
import { question } from './contest/question';
import { referenceSolution } from './problem/referenceSolution';
import { remote } from './admin/remote';
import { rejudgeProposal } from './contest/rejudgeProposal';
import { scrollBoard } from './contest/scrollBoard';
import { seat } from './contest/seat';
import { secondFactor } from './account/secondFactor';
import { settings } from './admin/settings';
import { tagEditor } from './problem/tagEditor';
import { testData } from './problem/testData';
import { training } from './training';
import { trainingEditor } from './trainingEditor';
import { uploadInParts } from './api/uploadInParts';
import { customTest } from './customTest';
import { users } from './account/users';

/** Everything the API promises: with what the first page of a visit does not carry. */
export const contract = {
  ...publicContract,
  apiToken,
  customTest,
  judging,
  judgeQueue,
  referenceSolution,
  rejudgeProposal,
  remote,
  testData,
  tagEditor,
  problemCheck,
  problemEditor,
  problemPackage,
  ownAccount,
  picture,
  practice,
  dashboard,
  scrollBoard,
  secondFactor,
  settings,
  carousel,
  users,
  comment,
  connection,
  contest,
  contestEditor,
  contestExport,
  contestOrganiser,
  ccs,
  balloon,
  participant,
  print,
  question,
  seat,
  announcementEditor,
  discussion,
  discussionAdmin,
  group,
  groupMember,
  groupContest,
  groupTraining,
  groupAnnouncement,
  groupDiscussion,
  groupProblem,
  groupProblemDesk,
  assignment,
  attachment,
  attachmentAdmin,
  audit,
  languageAdmin,
  message,
  metrics,
  notice,
  training,
  trainingEditor,
  uploadInParts,
};
