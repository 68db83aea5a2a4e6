/** Roles by number, and what each may do. The one policy table: server and pages both read it. */
export const permissions = [
  'submit',
  'problem_admin',
  'contest_admin',
  'rejudge',
  'announcement_admin',
  'user_admin',
  'system_info_admin',
  'discussion_add',
  'discussion_del',
  'discussion_edit',
  'comment_add',
  'reply_add',
  'group_add',
  'group_del',
  /** Enter the back office, and see what is hidden from others. */
  'back_office',
  /** Publish, change and delete problems of others. */
  'problem_publish',
  /** Manage groups of others, and read in all of them. */
  'group_manage',
  /** Manage contests of others. */
  'contest_manage',
  /** Manage trainings of others, and delete trainings. */
  'training_manage',
] as const;
export type Permission = (typeof permissions)[number];

interface Role {
  name: string;
  grants: readonly Permission[];
}

const discussing = ['discussion_add', 'discussion_del', 'discussion_edit', 'comment_add', 'reply_add'] as const;
const grouping = ['group_add', 'group_del'] as const;
const editing = ['back_office', 'problem_admin', 'submit', 'contest_admin', ...discussing, ...grouping] as const;

export const roles = {
  1000: { name: 'root', grants: permissions },
  1001: { name: 'admin', grants: editing },
  1002: { name: 'default_user', grants: ['submit', ...discussing, ...grouping] },
  1003: { name: 'no_subimit_user', grants: discussing },
  1004: { name: 'no_discuss_user', grants: ['submit', 'discussion_del', 'discussion_edit', 'comment_add', 'reply_add'] },
  1005: { name: 'mute_user', grants: ['submit', 'discussion_del', 'discussion_edit'] },
  1006: { name: 'no_submit_no_discuss_user', grants: ['discussion_del', 'discussion_edit', 'comment_add', 'reply_add'] },
  1007: { name: 'no_submit_mute_user', grants: ['discussion_del', 'discussion_edit'] },
  1008: { name: 'problem_admin', grants: [...editing, 'problem_publish'] },
} as const satisfies Record<number, Role>;

export type RoleId = keyof typeof roles;
export type RoleName = (typeof roles)[RoleId]['name'];

export const grants = (role: RoleId, permission: Permission) => (roles[role].grants as readonly Permission[]).includes(permission);

const roleIds = Object.keys(roles).map(id => Number(id) as RoleId);
/** Whether one of these roles grants it: accounts on the wire name their roles. */
export const someGrants = (names: readonly RoleName[], permission: Permission) =>
  roleIds.some(id => names.includes(roles[id].name) && grants(id, permission));

/**
 * What organisers of a contest may do there. `organise`: know of the contest and its organisers, and read what participants read, without
 * registration. `observe`: read everything of it at any time, past the freeze and with the code of others. `judge`: answer questions and
 * announce; judging again is for the super admin. `balloons`, `prints`: work at that desk. `manage`: settings, times, problems and
 * participants.
 */
export const contestGrants = ['organise', 'observe', 'judge', 'balloons', 'prints', 'manage'] as const;
export type ContestGrant = (typeof contestGrants)[number];

/**
 * Roles that a contest gives to people besides its author, and what each may do. Whoever owns the contest may do all of it, and alone deletes
 * it and chooses its organisers.
 */
export const contestRoles = {
  all: contestGrants,
  jury: ['organise', 'observe', 'judge'],
  balloons: ['organise', 'balloons'],
  prints: ['organise', 'prints'],
  observer: ['organise', 'observe'],
} as const satisfies Record<string, readonly ContestGrant[]>;
export type ContestRole = keyof typeof contestRoles;
export const contestRoleNames = Object.keys(contestRoles) as readonly ContestRole[];

/** The roles that allow something in a contest. */
export const rolesWith = (grant: ContestGrant): ContestRole[] =>
  contestRoleNames.filter(role => (contestRoles[role] as readonly ContestGrant[]).includes(grant));
