import type { BarMode, GatedArea } from '@oj/judge-ui';
import type { ComponentType } from 'react';
import { page } from './page';

interface PageRoute {
  path: string;
  Page: ComponentType;
  /** `user`: only for who has logged in; the page itself sends visitors to the login. Default: the address is public. */
  only?: 'user';
  /** The page is there while a switch has this area open. */
  area?: GatedArea;
  /** False: the page has no footer. */
  footer?: boolean;
  /** The page fills the window: no bar, no footer. */
  isFocused?: true;
  /** Inside a training, a contest or a group that the address names: the bar leads around in that. Default: around in the site. */
  bar?: BarMode;
}

/** One component for several addresses, so that it keeps its state between them. */
const ProblemPage = page('ProblemPage', () => import('./routes/problem'));
const OutsideBoardPage = page('OutsideBoardPage', () => import('./routes/contest/outsideBoard'));
const ContestPage = page('ContestPage', () => import('./routes/contest/contest'));
const DiscussionsPage = page('DiscussionsPage', () => import('./routes/discussions'));
const TrainingPage = page('TrainingPage', () => import('./routes/training'));
const GroupTrainingFormPage = page('GroupTrainingFormPage', () => import('./routes/group/groupTrainings'));
const GroupContestFormPage = page('GroupContestFormPage', () => import('./routes/group/groupContests'));
const TrainingProblemPage = page('TrainingProblemPage', () => import('./routes/trainingProblem'));
const GroupPage = page('GroupPage', () => import('./routes/group/group'));
const GroupProblemPage = page('GroupProblemPage', () => import('./routes/group/groupProblem'));
const GroupProblemFormPage = page('GroupProblemFormPage', () => import('./routes/group/groupProblemForm'));
const ContestProblemPage = page('ContestProblemPage', () => import('./routes/contest/contestProblem'));

/** Each page is a chunk of its own. */
export const routes: readonly PageRoute[] = [
  { path: '/home', Page: page('HomePage', () => import('./routes/home')) },
  { path: '/problem', Page: page('ProblemsPage', () => import('./routes/problems')) },
  { path: '/problem/:problemID', Page: ProblemPage, footer: false },
  { path: '/problem/:problemID/full-screen', Page: ProblemPage, footer: false, isFocused: true },
  { path: '/training', Page: page('TrainingsPage', () => import('./routes/trainings')) },
  { path: '/training/:trainingID/:tab?', Page: TrainingPage },
  { path: '/training/:trainingID/problem/:problemID', Page: TrainingProblemPage, footer: false },
  { path: '/training/:trainingID/problem/:problemID/full-screen', Page: TrainingProblemPage, footer: false, bar: 'training' },
  { path: '/contest', Page: page('ContestsPage', () => import('./routes/contest/contests')) },
  { path: '/contest/acm-scoreboard/:contestID', Page: OutsideBoardPage },
  { path: '/contest/oi-scoreboard/:contestID', Page: OutsideBoardPage },
  { path: '/contest/:contestID/:tab?', Page: ContestPage, only: 'user' },
  { path: '/contest/:contestID/problem/:problemID/submission-detail/:submitID', Page: ContestPage, only: 'user' },
  { path: '/contest/:contestID/problem/:problemID', Page: ContestProblemPage, footer: false, only: 'user' },
  { path: '/contest/:contestID/problem/:problemID/full-screen', Page: ContestProblemPage, footer: false, bar: 'contest' },
  {
    path: '/contest/:contestID/hall',
    Page: page('ContestHallPage', () => import('./routes/contest/hallBoard')),
    footer: false,
    isFocused: true,
    only: 'user',
  },
  {
    path: '/scrollBoard',
    Page: page('ScrollBoardPage', () => import('./routes/contest/scrollBoard')),
    footer: false,
    isFocused: true,
    only: 'user',
  },
  { path: '/group', Page: page('GroupsPage', () => import('./routes/group/groups')) },
  {
    path: '/group/:groupID/discussion-detail/:discussionID',
    Page: page('DiscussionDetailPage', () => import('./routes/discussionDetail')),
    area: 'openGroupDiscussion',
    only: 'user',
  },
  { path: '/group/:groupID/training/create', Page: GroupTrainingFormPage, only: 'user' },
  {
    path: '/group/:groupID/training/category',
    Page: page('GroupTrainingCategoriesPage', () => import('./routes/group/groupTrainings')),
    only: 'user',
  },
  { path: '/group/:groupID/training/:trainingID/edit', Page: GroupTrainingFormPage, only: 'user' },
  {
    path: '/group/:groupID/training/:trainingID/edit/problems',
    Page: page('GroupTrainingProblemsPage', () => import('./routes/group/groupTrainings')),
    only: 'user',
  },
  { path: '/group/:groupID/training/:trainingID/:tab?', Page: TrainingPage, only: 'user' },
  { path: '/group/:groupID/training/:trainingID/problem/:problemID', Page: TrainingProblemPage, footer: false, only: 'user' },
  {
    path: '/group/:groupID/training/:trainingID/problem/:problemID/full-screen',
    Page: TrainingProblemPage,
    footer: false,
    bar: 'training',
  },
  { path: '/group/:groupID/contest/create', Page: GroupContestFormPage, only: 'user' },
  { path: '/group/:groupID/contest/:contestID/edit', Page: GroupContestFormPage, only: 'user' },
  {
    path: '/group/:groupID/contest/:contestID/problem',
    Page: page('GroupContestProblemsPage', () => import('./routes/group/groupContests')),
    only: 'user',
  },
  {
    path: '/group/:groupID/contest/:contestID/problem/create',
    Page: page('GroupContestProblemFormPage', () => import('./routes/group/groupContests')),
    only: 'user',
  },
  {
    path: '/group/:groupID/contest/:contestID/announcement',
    Page: page('GroupContestAnnouncementsPage', () => import('./routes/group/groupContests')),
    only: 'user',
  },
  { path: '/group/:groupID/:tab?', Page: GroupPage, only: 'user' },
  { path: '/group/:groupID/discussion/:problemID', Page: GroupPage, area: 'openGroupDiscussion', only: 'user' },
  { path: '/group/:groupID/problem/create', Page: GroupProblemFormPage, only: 'user' },
  { path: '/group/:groupID/problem/:problemID/edit', Page: GroupProblemFormPage, only: 'user' },
  { path: '/group/:groupID/problem/:problemID', Page: GroupProblemPage, footer: false, only: 'user' },
  { path: '/group/:groupID/problem/:problemID/full-screen', Page: GroupProblemPage, footer: false, bar: 'group' },
  {
    path: '/group/:groupID/submission-detail/:submitID',
    Page: page('SubmissionDetailPage', () => import('./routes/submissionDetail')),
    only: 'user',
  },
  {
    path: '/group/:groupID/assignment/:assignmentID',
    Page: page('AssignmentPage', () => import('./routes/group/assignment')),
    only: 'user',
  },
  { path: '/status', Page: page('StatusPage', () => import('./routes/status')) },
  { path: '/submission-detail/:submitID', Page: page('SubmissionDetailPage', () => import('./routes/submissionDetail')) },
  { path: '/rank', Page: page('RankPage', () => import('./routes/rank')) },
  { path: '/acm-rank', Page: page('AcmRankPage', () => import('./routes/rank')) },
  { path: '/oi-rank', Page: page('OiRankPage', () => import('./routes/rank')) },
  { path: '/discussion', Page: DiscussionsPage, area: 'openPublicDiscussion' },
  { path: '/discussion/:problemID', Page: DiscussionsPage, area: 'openPublicDiscussion' },
  {
    path: '/discussion-detail/:discussionID',
    Page: page('DiscussionDetailPage', () => import('./routes/discussionDetail')),
    area: 'openPublicDiscussion',
  },
  { path: '/user-home', Page: page('UserHomePage', () => import('./routes/userHome')) },
  { path: '/setting', Page: page('SettingPage', () => import('./routes/setting')), only: 'user' },
  { path: '/due', Page: page('DuePage', () => import('./routes/group/due')), only: 'user' },
  { path: '/message/:list?', Page: page('MessagesPage', () => import('./routes/messages')), only: 'user' },
  { path: '/help', Page: page('HelpPage', () => import('./routes/help')) },
  { path: '/developer', Page: page('DeveloperPage', () => import('./routes/developer')) },
  { path: '/oiwiki', Page: page('WikiPage', () => import('./routes/wiki')) },
  { path: '/reset-password', Page: page('ResetPasswordPage', () => import('./routes/resetPassword')) },
  { path: '/logout', Page: page('LogoutPage', () => import('./routes/logout')) },
  { path: '*', Page: page('NotFoundPage', () => import('./routes/notFound')) },
];
