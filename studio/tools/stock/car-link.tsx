import { useRouter } from 'sanity/router'

/** Leads to why a vehicle is on the site or not. */
export function CarLink({ name, number }: { name: string; number: string }) {
  const router = useRouter()
  const car = { view: 'why', number }
  return (
    <a
      href={router.resolvePathFromState(car)}
      onClick={(event) => {
        event.preventDefault()
        router.navigate(car)
      }}
    >
      {name}
    </a>
  )
}
