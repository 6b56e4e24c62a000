/** A site's settings, as far as they say whether shoppers see it. */
type Launched = { readonly launch: { readonly liveAt: string | null } | null }

/** Do shoppers see this site? One that is being set up answers them with a notice; one without a launch is live. */
export function isLive({ launch }: Launched): boolean {
  return launch === null || launch.liveAt !== null
}
