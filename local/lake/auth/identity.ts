/** Roles that every project has; they reach all documents. */
export type ProjectRole = 'administrator' | 'editor' | 'viewer'

/** Who asks: a signed-in person, a robot with a token, or nobody known. A person's roles are named as in `RoleTable`. */
export type Identity =
  | { kind: 'user'; id: string; name: string; email: string; roles: string[] }
  | { kind: 'robot'; id: string; name: string; role: ProjectRole }
  | { kind: 'anonymous'; id: 'anonymous' }

export const ANONYMOUS: Identity = { kind: 'anonymous', id: 'anonymous' }

export const PROJECT_ROLE_TITLES: Record<ProjectRole, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
}

/** The names of the roles somebody has. */
export function rolesOf(identity: Identity): string[] {
  if (identity.kind === 'anonymous') return []
  return identity.kind === 'robot' ? [identity.role] : identity.roles
}
