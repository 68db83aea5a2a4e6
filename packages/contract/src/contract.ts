import { announcementEditor } from './announcementEditor';
import { apiToken } from './apiToken';
import { assignment } from './assignment';
import { attachment } from './attachment';
import { attachmentAdmin } from './attachmentAdmin';
import { audit } from './audit';
import { balloon } from './balloon';
import { carousel } from './carousel';
import { ccs } from './ccs';
import { comment } from './comment';
import { connection } from './connection';
import { contest } from './contest';
import { contestEditor } from './contestEditor';
import { contestExport } from './contestExport';
import { dashboard } from './dashboard';
import { discussion } from './discussion';
import { discussionAdmin } from './discussionAdmin';
import { group } from './group';
import { groupAnnouncement } from './groupAnnouncement';
import { groupContest } from './groupContest';
import { groupDiscussion } from './groupDiscussion';
import { groupMember } from './groupMember';
import { groupTraining } from './groupTraining';
import { groupProblem, groupProblemDesk } from './groupProblem';
import { judgeQueue } from './judgeQueue';
import { judging } from './judging';
import { languageAdmin } from './languageAdmin';
import { metrics } from './metrics';
import { message, notice } from './message';
import { ownAccount } from './ownAccount';
import { picture } from './picture';
import { practice } from './practice';
import { print } from './print';
import { problemCheck } from './problemCheck';
import { problemEditor } from './problemEditor';
import { problemPackage } from './problemPackage';
import { publicContract } from './publicContract';
import { referenceSolution } from './referenceSolution';
import { remote } from './remote';
import { rejudgeProposal } from './rejudgeProposal';
import { scrollBoard } from './scrollBoard';
import { secondFactor } from './secondFactor';
import { settings } from './settings';
import { tagEditor } from './tagEditor';
import { testData } from './testData';
import { training } from './training';
import { trainingEditor } from './trainingEditor';
import { uploadInParts } from './uploadInParts';
import { customTest } from './customTest';
import { users } from './users';

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
  ccs,
  balloon,
  print,
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
