import type { ContestTab, GroupTab } from '@oj/judge-ui';

export type Role = 'visitor' | 'user' | 'problem admin' | 'admin' | 'super admin';
/** An address of a route, and what a reader finds there. */
export interface Place {
  at: string;
  /** Where it leads on to, for those it is for. */
  to?: string;
  title: string;
  /** Title of what visitors find there. Default: that of the page. */
  toVisitors?: string;
  /** Roles that may open the page, but are led on to another one. */
  notTheirs?: { roles: readonly Role[]; to: string; title: string };
}

/** What organisers look after is not there for others. */
const notOrganisedOnSite = (at: string): Place['notTheirs'] => ({
  roles: ['user', 'admin', 'problem admin'],
  to: at,
  title: 'Page not found',
});

const contestTabs: Record<ContestTab, Place> = {
  problems: { at: '/contest/1/problems', title: 'Problems - Autumn Cup' },
  submissions: { at: '/contest/1/submissions', title: 'Submissions - Autumn Cup' },
  rank: { at: '/contest/1/rank', title: 'Scoreboard - Autumn Cup' },
  announcements: { at: '/contest/1/announcements', title: 'Announcements - Autumn Cup' },
  comment: { at: '/contest/1/comment', title: 'Clarifications - Autumn Cup' },
  print: { at: '/contest/1/print', title: 'Print - Autumn Cup' },
  participants: {
    at: '/contest/1/participants',
    title: 'Participants - Autumn Cup',
    notTheirs: notOrganisedOnSite('/contest/1/participants'),
  },
  organisers: {
    at: '/contest/1/organisers',
    title: 'Organisers - Autumn Cup',
    notTheirs: notOrganisedOnSite('/contest/1/organisers'),
  },
  'ac-info': { at: '/contest/1/ac-info', title: 'Balloons - Autumn Cup', notTheirs: notOrganisedOnSite('/contest/1/ac-info') },
  'admin-print': {
    at: '/contest/1/admin-print',
    title: 'Print desk - Autumn Cup',
    notTheirs: notOrganisedOnSite('/contest/1/admin-print'),
  },
  rejudge: { at: '/contest/1/rejudge', title: 'Rejudge - Autumn Cup', notTheirs: notOrganisedOnSite('/contest/1/rejudge') },
  'scroll-board': {
    at: '/contest/1/scroll-board',
    title: 'Resolver - Autumn Cup',
    notTheirs: notOrganisedOnSite('/contest/1/scroll-board'),
  },
};

/** The group is the super admin's: to others its pages are closed. */
const ofGroup = (at: string, title: string, closed = 'Night Owls'): Place => ({
  at,
  title,
  notTheirs: { roles: ['user', 'admin', 'problem admin'], to: at, title: closed },
});
/** A page of the back office of a group. */
const groupAdminPlace = (at: string, title: string) => ofGroup(`/group/1/${at}`, `${title} - Night Owls`);
/** A page of a training of the group: to others it is not there. */
const groupTrainingPlace = (at: string, title: string): Place => ({
  at,
  title,
  notTheirs: { roles: ['visitor', 'user', 'admin', 'problem admin'], to: at, title: 'The training does not exist' },
});
const groupPlace = (tab: GroupTab, title: string): Place => ofGroup(`/group/1/${tab}`, `${title} - Night Owls`);
const groupTabs: Record<GroupTab, Place> = {
  problem: groupPlace('problem', 'Problems'),
  training: groupPlace('training', 'Trainings'),
  contest: groupPlace('contest', 'Contests'),
  status: groupPlace('status', 'Submissions'),
  discussion: groupPlace('discussion', 'Discussions'),
  assignment: groupPlace('assignment', 'Assignments'),
  announcement: groupPlace('announcement', 'Announcements'),
  member: groupPlace('member', 'Members'),
  setting: groupPlace('setting', 'Settings'),
  rank: groupPlace('rank', 'Rank'),
};

/** Pages of the site, by the path of the route. */
export const places: Record<string, Place[]> = {
  '/home': [{ at: '/home', title: 'Home' }],
  '/problem': [{ at: '/problem', title: 'Problems' }],
  '/problem/:problemID': [{ at: '/problem/P1000', title: 'A + B, Unhurried' }],
  '/problem/:problemID/full-screen': [{ at: '/problem/P1000/full-screen', title: 'A + B, Unhurried' }],
  '/training': [{ at: '/training', title: 'Trainings' }],
  '/training/:trainingID/:tab?': [
    { at: '/training/2/', title: 'Autumn term' },
    { at: '/training/2/problems', title: 'Problems - Autumn term' },
    { at: '/training/2/rank', title: 'Rank - Autumn term' },
  ],
  '/training/:trainingID/problem/:problemID': [{ at: '/training/2/problem/A', title: 'A + B, Unhurried' }],
  '/training/:trainingID/problem/:problemID/full-screen': [{ at: '/training/2/problem/A/full-screen', title: 'A + B, Unhurried' }],
  '/contest': [{ at: '/contest', title: 'Contests' }],
  '/contest/acm-scoreboard/:contestID': [{ at: '/contest/acm-scoreboard/1', title: 'Scoreboard - Autumn Cup' }],
  '/contest/oi-scoreboard/:contestID': [{ at: '/contest/oi-scoreboard/2', title: 'Scoreboard - Winter Cup' }],
  '/contest/:contestID/:tab?': [{ at: '/contest/1/', title: 'Autumn Cup' }, ...Object.values(contestTabs)],
  '/contest/:contestID/hall': [{ at: '/contest/1/hall', title: 'Hall board - Autumn Cup' }],
  '/scrollBoard': [{ at: '/scrollBoard?cid=1', title: 'Resolver - Autumn Cup', notTheirs: notOrganisedOnSite('/scrollBoard?cid=1') }],
  '/contest/:contestID/problem/:problemID/submission-detail/:submitID': [
    { at: '/contest/1/problem/A/submission-detail/2', title: 'Submission #2' },
  ],
  '/contest/:contestID/problem/:problemID': [{ at: '/contest/1/problem/A/', title: '山的印样' }],
  '/contest/:contestID/problem/:problemID/full-screen': [
    { at: '/contest/1/problem/A/full-screen', title: '山的印样', toVisitors: 'Log in to see this page' },
  ],
  '/group': [{ at: '/group', title: 'Groups' }],
  '/group/:groupID/discussion-detail/:discussionID': [{ at: '/group/1/discussion-detail/1', title: 'Paper and ink' }],
  '/group/:groupID/training/create': [groupAdminPlace('training/create', 'New training')],
  '/group/:groupID/training/category': [groupAdminPlace('training/category', 'Categories of trainings')],
  '/group/:groupID/training/:trainingID/edit': [groupAdminPlace('training/3/edit', 'Edit training')],
  '/group/:groupID/training/:trainingID/edit/problems': [groupAdminPlace('training/3/edit/problems', 'Problems of the training')],
  '/group/:groupID/training/:trainingID/:tab?': [
    groupTrainingPlace('/group/1/training/3/', 'Owls at noon'),
    groupTrainingPlace('/group/1/training/3/problems', 'Problems - Owls at noon'),
    groupTrainingPlace('/group/1/training/3/rank', 'Rank - Owls at noon'),
  ],
  '/group/:groupID/training/:trainingID/problem/:problemID': [groupTrainingPlace('/group/1/training/3/problem/A', 'A + B, Unhurried')],
  '/group/:groupID/training/:trainingID/problem/:problemID/full-screen': [
    groupTrainingPlace('/group/1/training/3/problem/A/full-screen', 'A + B, Unhurried'),
  ],
  '/group/:groupID/contest/create': [groupAdminPlace('contest/create', 'New contest')],
  '/group/:groupID/contest/:contestID/edit': [groupAdminPlace('contest/3/edit', 'Edit contest')],
  '/group/:groupID/contest/:contestID/problem': [groupAdminPlace('contest/3/problem', 'Problems of the contest')],
  '/group/:groupID/contest/:contestID/problem/create': [ofGroup('/group/1/contest/3/problem/create', 'New problem')],
  '/group/:groupID/contest/:contestID/announcement': [groupAdminPlace('contest/3/announcement', 'Announcements of the contest')],
  '/group/:groupID/assignment/:assignmentID': [
    {
      at: '/group/1/assignment/1',
      title: 'Autumn term - Night Owls',
      notTheirs: { roles: ['user', 'admin', 'problem admin'], to: '/group/1/assignment/1', title: 'Night Owls' },
    },
  ],
  '/group/:groupID/:tab?': [{ at: '/group/1', title: 'Night Owls' }, ...Object.values(groupTabs)],
  '/group/:groupID/discussion/:problemID': [ofGroup('/group/1/discussion/OWLS1A', 'Discussions of OWLS1A - Night Owls')],
  '/group/:groupID/problem/create': [ofGroup('/group/1/problem/create', 'New problem')],
  '/group/:groupID/problem/:problemID/edit': [ofGroup('/group/1/problem/13/edit', 'Edit OWLS1A')],
  '/group/:groupID/problem/:problemID': [ofGroup('/group/1/problem/OWLS1A', 'Owls')],
  '/group/:groupID/problem/:problemID/full-screen': [
    { ...ofGroup('/group/1/problem/OWLS1A/full-screen', 'Owls'), toVisitors: 'Log in to see this page' },
  ],
  '/group/:groupID/submission-detail/:submitID': [
    ofGroup('/group/1/submission-detail/3', 'Submission #3', 'The submission does not exist'),
  ],
  '/status': [{ at: '/status', title: 'Status' }],
  '/submission-detail/:submitID': [{ at: '/submission-detail/1', title: 'Submission #1' }],
  '/rank': [{ at: '/rank', title: 'ACM rank' }],
  '/acm-rank': [{ at: '/acm-rank', to: '/rank?type=acm', title: 'ACM rank' }],
  '/oi-rank': [{ at: '/oi-rank', to: '/rank?type=oi', title: 'OI rank' }],
  '/discussion': [{ at: '/discussion', title: 'Discussions' }],
  '/discussion/:problemID': [{ at: '/discussion/P1000', title: 'Discussions of P1000' }],
  '/discussion-detail/:discussionID': [{ at: '/discussion-detail/1', title: 'Paper and ink' }],
  '/user-home': [{ at: '/user-home?username=root', title: 'root' }],
  '/setting': [{ at: '/setting', title: 'Settings' }],
  '/due': [{ at: '/due', title: 'Assignments due' }],
  '/message/:list?': [
    { at: '/message', to: '/message/discuss', title: 'Comments' },
    { at: '/message/reply', title: 'Replies' },
    { at: '/message/like', title: 'Likes' },
    { at: '/message/sys', title: 'System' },
    { at: '/message/mine', title: 'Mine' },
  ],
  '/help': [{ at: '/help', title: 'Help' }],
  '/developer': [{ at: '/developer', title: 'About' }],
  '/oiwiki': [{ at: '/oiwiki', title: 'Wiki' }],
  '/reset-password': [{ at: '/reset-password?username=root&code=000000', title: 'Set a new password' }],
  '*': [{ at: '/no/such/page', title: 'Page not found' }],
  '/logout': [{ at: '/logout', to: '/home', title: 'Home' }],
};

/** A contest belongs to its author and the super admin. */
const notOrganised: Place['notTheirs'] = { roles: ['admin', 'problem admin'], to: '/admin/dashboard', title: 'Dashboard' };

/** Pages of the back office, by the path of the route. */
export const adminPlaces: Record<string, Place[]> = {
  dashboard: [{ at: '/admin/dashboard', title: 'Dashboard' }],
  'judge-queue': [{ at: '/admin/judge-queue', title: 'Judge queue' }],
  problems: [{ at: '/admin/problems', title: 'Problems' }],
  'problem/batch-operation': [{ at: '/admin/problem/batch-operation', title: 'Problems' }],
  'problem/create': [{ at: '/admin/problem/create', title: 'New problem' }],
  'problem/edit/:problemId': [
    { at: '/admin/problem/edit/1', title: 'Edit P1000', notTheirs: { roles: ['admin'], to: '/admin/dashboard', title: 'Dashboard' } },
  ],
  'group-problem/apply': [{ at: '/admin/group-problem/apply', title: 'Problems that groups want to be public' }],
  'problem/import': [{ at: '/admin/problem/import', title: 'Import problems' }],
  'problem/tag': [{ at: '/admin/problem/tag', title: 'Tags' }],
  contest: [{ at: '/admin/contest', title: 'Contests' }],
  'contest/create': [{ at: '/admin/contest/create', title: 'New contest' }],
  'contest/:contestId/edit': [{ at: '/admin/contest/1/edit', title: 'Edit contest', notTheirs: notOrganised }],
  'contest/:contestId/problems': [{ at: '/admin/contest/1/problems', title: 'Problems of the contest', notTheirs: notOrganised }],
  'contest/:contestId/problem/create': [{ at: '/admin/contest/1/problem/create', title: 'New problem', notTheirs: notOrganised }],
  'contest/:contestId/problem/:problemId/edit': [{ at: '/admin/contest/1/problem/2/edit', title: 'Edit P1001', notTheirs: notOrganised }],
  'contest/:contestId/announcement': [
    { at: '/admin/contest/1/announcement', title: 'Announcements of the contest', notTheirs: notOrganised },
  ],
  training: [{ at: '/admin/training', title: 'Trainings' }],
  'training/create': [{ at: '/admin/training/create', title: 'New training' }],
  'training/category': [{ at: '/admin/training/category', title: 'Categories of trainings' }],
  'training/:trainingId/edit': [{ at: '/admin/training/2/edit', title: 'Edit training', notTheirs: notOrganised }],
  'training/:trainingId/problems': [{ at: '/admin/training/2/problems', title: 'Problems of the training', notTheirs: notOrganised }],
  announcement: [{ at: '/admin/announcement', title: 'Announcements' }],
  notice: [{ at: '/admin/notice', title: 'Notices' }],
  discussion: [{ at: '/admin/discussion', title: 'Discussions' }],
  user: [{ at: '/admin/user', title: 'Users' }],
  file: [{ at: '/admin/file', title: 'Files' }],
  language: [{ at: '/admin/language', title: 'Languages' }],
  conf: [{ at: '/admin/conf', title: 'Site settings' }],
  switch: [{ at: '/admin/switch', title: 'Switches' }],
  remote: [{ at: '/admin/remote', title: 'Remote judges' }],
  audit: [{ at: '/admin/audit', title: 'Audit log' }],
};
