/** The page shown until the Studio is built. */
export function notBuiltPage(folder: string): string {
  const shown = folder.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Studio not built · Forecourt</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:36rem;margin:15vh auto;padding:0 1rem}
code{font-size:.9375em}</style>
<h1>The Studio has not been built yet</h1>
<p>The content lake is running, but there is no built Studio in <code>${shown}</code>.
Run <code>npm start</code>, which builds it, or name its folder in <code>STUDIO_DIST</code>, then load this page again.</p>
</html>`
}
