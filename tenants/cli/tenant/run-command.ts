import type { TenantCommand } from './arguments.ts'
import { deleteDealer } from './delete-dealer.ts'
import { diffDealers } from './diff-dealers.ts'
import { exportRoles } from './export-roles.ts'
import type { Session } from './lake-session.ts'
import { listDealers } from './list-dealers.ts'
import { migrate } from './migrate.ts'
import { newDealer } from './new-dealer.ts'
import { restoreDealer } from './restore-dealer.ts'
import { reopen, retire } from './retire.ts'

/** Runs a command. */
export function runTenantCommand(command: TenantCommand, session: Session): Promise<void> {
  switch (command.kind) {
    case 'new':
      return newDealer(command, session)
    case 'list':
      return listDealers(command, session)
    case 'diff':
      return diffDealers(command, session)
    case 'delete':
      return deleteDealer(command, session)
    case 'restore':
      return restoreDealer(command.file, session)
    case 'retire':
      return retire(command.slug, session)
    case 'reopen':
      return reopen(command.slug, session)
    case 'roles':
      return exportRoles(session)
    case 'migrate':
      return migrate(command, session)
  }
}
