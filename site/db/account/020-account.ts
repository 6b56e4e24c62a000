import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const text = (table: CreateTableBuilder<string, string>, ...names: string[]) =>
  names.reduce((all, name) => all.addColumn(name, 'text', (column) => column.notNull()), table)

/** People, codes, sessions, verifications and watchlists. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await createPeople(db)
    await createSessions(db)
    await createVerifications(db)
    await createWatchlists(db)
    await createMessages(db)
  },
}

async function createPeople(db: Kysely<unknown>) {
  await text(
    db.schema.createTable('people'),
    'tenant_slug',
    'user_id',
    'phone',
    'first_name',
    'last_name',
    'email',
    'created_at',
  )
    .addColumn('verified_at', 'text')
    .addPrimaryKeyConstraint('people_key', ['tenant_slug', 'user_id'] as never[])
    .addUniqueConstraint('people_phone', ['tenant_slug', 'phone'] as never[])
    .execute()
  await text(
    db.schema.createTable('sign_in_codes'),
    'tenant_slug',
    'phone',
    'code_mac',
    'sign_in_type',
    'details',
    'created_at',
    'expires_at',
  )
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_codes_key', ['tenant_slug', 'phone'] as never[])
    .execute()
  await text(db.schema.createTable('sign_in_turns'), 'tenant_slug', 'phone', 'taken_at')
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_turns_key', ['tenant_slug', 'phone', 'slot'] as never[])
    .execute()
}

async function createSessions(db: Kysely<unknown>) {
  await text(
    db.schema.createTable('sessions'),
    'tenant_slug',
    'token_hash',
    'user_id',
    'host',
    'created_at',
    'expires_at',
  )
    .addPrimaryKeyConstraint('sessions_key', ['tenant_slug', 'token_hash'] as never[])
    .execute()
  await db.schema
    .createIndex('sessions_of_person')
    .on('sessions')
    .columns(['tenant_slug', 'user_id'])
    .execute()
}

async function createVerifications(db: Kysely<unknown>) {
  await text(
    db.schema.createTable('verifications'),
    'tenant_slug',
    'id',
    'website_slug',
    'dealership_slug',
    'verification_type',
    'user_id',
    'created_at',
  )
    .addPrimaryKeyConstraint('verifications_key', ['tenant_slug', 'id'] as never[])
    .execute()
}

async function createWatchlists(db: Kysely<unknown>) {
  await text(
    db.schema.createTable('watchlist_cars'),
    'tenant_slug',
    'user_id',
    'car_id',
    'car_name',
    'saved_at',
  )
    .addPrimaryKeyConstraint('watchlist_cars_key', ['tenant_slug', 'user_id', 'car_id'] as never[])
    .execute()
}

async function createMessages(db: Kysely<unknown>) {
  await text(db.schema.createTable('sms_messages'), 'tenant_slug', 'id', 'phone', 'text', 'created_at')
    .addPrimaryKeyConstraint('sms_messages_key', ['tenant_slug', 'id'] as never[])
    .execute()
}
