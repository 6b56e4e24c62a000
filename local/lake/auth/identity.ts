/** Roles that every project has; they apply to all documents. */
export type ProjectRole = 'administrator' | 'editor' | 'viewer'

/** `members` sees no document: it invites dealers' people and takes their roles. */
export type RobotRole = ProjectRole | 'members'

/** The caller: a signed-in user, a robot with a token, or anonymous. A user's roles are named as in `RoleTable`. */
export type Identity =
  | { kind: 'user'; id: string; name: string; email: string; roles: string[] }
  | { kind: 'robot'; id: string; name: string; role: RobotRole }
  | { kind: 'anonymous'; id: 'anonymous' }

export const ANONYMOUS: Identity = { kind: 'anonymous', id: 'anonymous' }

export const PROJECT_ROLE_TITLES: Record<ProjectRole, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
}

/** The names of the caller's roles. */
export function listIdentityRoles(identity: Identity): string[] {
  if (identity.kind === 'anonymous') return []
  return identity.kind === 'robot' ? [identity.role] : identity.roles
}
