// The import directions between packages (docs/architecture.md). A direction that is not allowed is an error.
const folder = (name) => `^${name}/`
/** What the end-to-end tests of several packages share. */
const E2E_KIT = '^local/checks/e2e/'

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
      comment:
        'Tools that draw and write demo data: they know its formats and the browser of the tests, no application.',
      severity: 'error',
      from: { path: folder('demo') },
      to: { path: '^(studio|site|local)/', pathNot: '^local/(photos/|checks/browser\\.ts$)' },
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
      from: { path: '^site/app/domain/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { pathNot: '^(site/app/(domain/|paths\\.ts)|schemas/src/(pure\\.ts|time|money|reason))' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'A rule takes its facts as arguments: it may use other rules and the pure part of the contract.',
      severity: 'error',
      from: {
        path: '^site/app/features/([^/]+/rules|sentence/(?!components)[^/]+)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        pathNot:
          '^(site/app/(domain/|paths\\.ts)|site/app/features/([^/]+/rules|sentence/[^/]+)/|schemas/src/(pure\\.ts|time|money|reason))',
      },
    },
    {
      name: 'car-pages-apart',
      comment: 'What pages of cars share is features/car; they do not import each other.',
      severity: 'error',
      from: { path: '^site/app/features/(search|vehicle|compare|saved|print)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^site/app/features/(search|vehicle|compare|saved|print)/',
        pathNot: '^site/app/features/$1/',
      },
    },
    {
      name: 'car-knows-no-page',
      severity: 'error',
      from: { path: '^site/app/features/car/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^site/app/features/(search|vehicle|compare|saved|print|explain)/' },
    },
    {
      name: 'leads-know-no-journey',
      comment: 'Journeys that end in a lead use its forms; what both need is in leads, domain or http.',
      severity: 'error',
      from: { path: '^site/app/features/leads/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^site/app/features/(account|finance|prize|reserve|service|trade)/' },
    },
    {
      name: 'search-knows-no-sentence',
      comment:
        'A sentence is understood with what the search knows; the route puts its field on the results page.',
      severity: 'error',
      from: { path: '^site/app/features/search/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^site/app/features/sentence/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^site/app/ui/' },
      to: { path: '^site/app/(features|routes|integrations|blocks)/' },
    },
    {
      name: 'integrations-know-no-feature',
      severity: 'error',
      from: { path: '^site/app/integrations/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^site/app/(features|routes|blocks)/' },
    },
    {
      name: 'features-know-no-route',
      severity: 'error',
      from: { path: '^site/app/(features|blocks)/' },
      to: { path: '^site/app/routes/' },
    },
    {
      name: 'components-never-server',
      severity: 'error',
      from: { path: '^site/app/(ui|blocks|features)/.*\\.tsx$', pathNot: '\\.(test|server)\\.tsx$' },
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
