import { useRouter } from 'sanity/router'

/** The name of the tool that is open, as its address says; undefined before one is. */
export function useCurrentTool(): string | undefined {
  const { resolvePathFromState, state } = useRouter()
  const [, current] = resolvePathFromState(state).split(/[/?]/)
  return current
}
