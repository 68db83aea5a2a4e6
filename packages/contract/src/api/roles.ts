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
