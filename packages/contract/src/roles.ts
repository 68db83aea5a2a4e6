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
] as const;
export type Permission = (typeof permissions)[number];

interface Role {
  name: string;
  grants: readonly Permission[];
}

const discussing = ['discussion_add', 'discussion_del', 'discussion_edit', 'comment_add', 'reply_add'] as const;
const grouping = ['group_add', 'group_del'] as const;
const editing: readonly Permission[] = ['problem_admin', 'submit', 'contest_admin', ...discussing, ...grouping];

export const roles = {
  1000: { name: 'root', grants: permissions },
  1001: { name: 'admin', grants: editing },
  1002: { name: 'default_user', grants: ['submit', ...discussing, ...grouping] },
  1003: { name: 'no_subimit_user', grants: discussing },
  1004: { name: 'no_discuss_user', grants: ['submit', 'discussion_del', 'discussion_edit', 'comment_add', 'reply_add'] },
  1005: { name: 'mute_user', grants: ['submit', 'discussion_del', 'discussion_edit'] },
  1006: { name: 'no_submit_no_discuss_user', grants: ['discussion_del', 'discussion_edit', 'comment_add', 'reply_add'] },
  1007: { name: 'no_submit_mute_user', grants: ['discussion_del', 'discussion_edit'] },
  1008: { name: 'problem_admin', grants: editing },
} as const satisfies Record<number, Role>;

export type RoleId = keyof typeof roles;
export type RoleName = (typeof roles)[RoleId]['name'];

const adminRoles: ReadonlySet<RoleName> = new Set(['root', 'admin', 'problem_admin']);
export const isAdminRole = (name: RoleName) => adminRoles.has(name);

export const grants = (role: RoleId, permission: Permission) => (roles[role].grants as readonly Permission[]).includes(permission);
