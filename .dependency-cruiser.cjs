// The import directions between packages (docs/architecture.md). A direction that is not allowed is an error.
const folder = (name) => `^${name}/`
/** What the end-to-end tests of several packages share. */
const E2E_KIT = '^local/checks/e2e/'

const TESTS = '(\\.test\\.tsx?$|/testing/)'

/** The layers of site/app, from top to bottom; an import may only go down. */
const LAYERS = [
  ['routes/', 'root.tsx', 'entry.client.tsx', 'entry.server.tsx'],
  ['features/'],
  ['layout/', 'blocks/'],
  ['parts/'],
  ['page/', 'analytics/', 'http/'],
  ['context.ts'],
  ['integrations/', 'ui/'],
  ['domain/', 'paths.ts', 'errors.ts'],
]

/** Folders of one layer that do not import each other. */
const APART = LAYERS.slice(1, -1).filter((layer) => layer.length > 1)

/** What several features, blocks or the layout show, from top to bottom. */
const PARTS = [
  'search-box',
  'place-finder',
  'model',
  'search',
  'promo-tiles',
  'watchlist',
  'reserve',
  'money',
  'drawn',
  'delivery',
  'sign-in',
  'location',
  'lead',
  'offer',
  'car',
  'contact',
]

/** Matches files of site/app that begin with one of these paths. */
const inApp = (paths) => `^site/app/(${paths.join('|').replaceAll('.', '\\.')})`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'schemas-import-nobody',
      severity: 'error',
      from: { path: folder('schemas') },
      to: { path: '^(tenants|studio|site|local|demo)/' },
    },
    {
      name: 'tenants-import-schemas-only',
      severity: 'error',
      from: { path: folder('tenants') },
      to: { path: '^(studio|site|local|demo)/' },
    },
    {
      name: 'studio-never-site',
      severity: 'error',
      from: { path: folder('studio') },
      to: { path: '^(site|local|demo)/', pathNot: E2E_KIT },
    },
    {
      name: 'site-never-studio',
      severity: 'error',
      from: { path: folder('site') },
      to: { path: '^(studio|local|demo)/', pathNot: E2E_KIT },
    },
    {
      name: 'local-imports-nobody',
      comment: 'The stand-ins speak HTTP only.',
      severity: 'error',
      from: { path: folder('local') },
      to: { path: '^(schemas|tenants|studio|site|demo)/' },
    },
    {
      name: 'demo-makes-what-others-serve',
      comment: 'The tool that writes demo data: it knows its formats, no application.',
      severity: 'error',
      from: { path: folder('demo') },
      to: { path: '^(studio|site|local)/', pathNot: '^local/photos/' },
    },
    {
      name: 'stand-ins-apart',
      comment: 'A stand-in imports its own package and the shared kits.',
      severity: 'error',
      from: { path: '^local/(lake|search|photos)/' },
      to: { path: '^local/', pathNot: '^local/($1|http|sqlite|node_modules)/' },
    },
    {
      name: 'stand-in-kits-import-nobody',
      severity: 'error',
      from: { path: '^local/(http|sqlite)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^local/', pathNot: '^local/($1|node_modules)/' },
    },
    {
      name: 'e2e-kit-for-e2e',
      comment:
        'Steps that the end-to-end tests of site and Studio share; production code has no use for them.',
      severity: 'error',
      from: { pathNot: `(${E2E_KIT}|^(site|studio)/e2e/)` },
      to: { path: E2E_KIT },
    },
    {
      name: 'e2e-kit-alone',
      severity: 'error',
      from: { path: E2E_KIT },
      to: { path: '^local/', pathNot: E2E_KIT },
    },
    {
      name: 'studio-entry-for-studio-only',
      severity: 'error',
      from: { pathNot: '^(studio|schemas)/' },
      to: { path: '^schemas/src/(studio\\.ts|.*\\.schema\\.tsx?)$' },
    },
    {
      name: 'contract-without-sanity-or-react',
      severity: 'error',
      from: {
        path: '^schemas/src/',
        pathNot: '(\\.schema\\.tsx?$|/studio|^schemas/src/studio|\\.test\\.tsx?$)',
      },
      to: { path: '(^|/)node_modules/(\\.pnpm/)?(sanity|react|react-dom)(@|/)' },
    },
    {
      name: 'entry-files-only',
      comment: 'Another package is imported through its entry files.',
      severity: 'error',
      from: { path: '^(site|studio|tenants|demo)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^schemas/src/',
        pathNot: '^schemas/src/(contract|pure|events|studio|click-to-edit)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^site/app/domain/', pathNot: TESTS },
      to: { pathNot: '^(site/app/(domain/|paths\\.ts)|schemas/src/(pure\\.ts|time|money|reason))' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'A rule takes its facts as arguments: it may use other rules and the pure part of the contract.',
      severity: 'error',
      from: { path: '^site/app/(features|parts)/[^/]+/rules/', pathNot: TESTS },
      to: {
        pathNot:
          '^(site/app/(domain/|paths\\.ts|(features|parts)/[^/]+/rules/)|schemas/src/(pure\\.ts|time|money|reason))',
      },
    },
    ...LAYERS.map((layer, index) => ({
      name: `no-import-upwards-from-${layer[0].replace(/[^a-z]+$/, '')}`,
      comment:
        'The layers of docs/architecture.md, from top to bottom: an import goes down or stays in its layer.',
      severity: 'error',
      from: { path: inApp(layer), pathNot: TESTS },
      to: { path: inApp(LAYERS.slice(0, index).flat()) },
    })).slice(1),
    ...APART.flatMap((layer) =>
      layer.map((folder) => ({
        name: `${folder.slice(0, -1)}-apart`,
        severity: 'error',
        from: { path: inApp([folder]), pathNot: TESTS },
        to: { path: inApp(layer.filter((other) => other !== folder)) },
      })),
    ),
    {
      name: 'features-apart',
      comment: 'What two features share is a part, below both.',
      severity: 'error',
      from: { path: '^site/app/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^site/app/features/', pathNot: '^site/app/features/$1/' },
    },
    ...PARTS.map((part, index) => ({
      name: `no-part-upwards-from-${part}`,
      comment: 'The parts in their order, from top to bottom.',
      severity: 'error',
      from: { path: inApp([`parts/${part}/`]), pathNot: TESTS },
      to: { path: inApp(PARTS.slice(0, index).map((above) => `parts/${above}/`)) },
    })).slice(1),
    {
      name: 'parts-have-a-place',
      comment: 'A new part is entered in the list of parts.',
      severity: 'error',
      from: {},
      to: { path: '^site/app/parts/', pathNot: inApp(PARTS.map((part) => `parts/${part}/`)) },
    },
    {
      name: 'components-never-server',
      severity: 'error',
      from: {
        path: '^site/app/(ui|blocks|features|parts|layout)/.*\\.tsx$',
        pathNot: '\\.(test|server)\\.tsx$',
      },
      to: { path: '(\\.server\\.tsx?$|^site/server/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'database-knows-no-page',
      comment: 'Repositories take a database and the rules; who calls them is not theirs to know.',
      severity: 'error',
      from: { path: '^site/db/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^site/(app/(?!domain/|integrations/resilience/)|server|stock)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-never-server-folder',
      comment: 'The bundle gets what the server makes through the request context.',
      severity: 'error',
      from: { path: '^site/app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^site/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/e2e/|/bench/|/fixtures/)' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|test-results|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    tsConfig: { fileName: 'site/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
