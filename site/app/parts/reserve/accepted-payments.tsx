import type { ReactNode } from 'react'

/** The logos of accepted cards and wallets (RES-07). */
export function AcceptedPayments() {
  return (
    <ul className="pay-logos" aria-label="Accepted payments">
      <PaymentLogo name="Mastercard">
        <circle cx="19" cy="15" r="8" fill="#c4001b" />
        <circle cx="29" cy="15" r="8" fill="#e68a00" />
        <path d="M24 8.8a8 8 0 0 1 0 12.4a8 8 0 0 1 0-12.4z" fill="#dd5500" />
      </PaymentLogo>
      <PaymentLogo name="Visa">
        <text {...WORD} fill="#1a1f71" fontStyle="italic" fontWeight="800" fontSize="14">
          VISA
        </text>
      </PaymentLogo>
      <PaymentLogo name="Maestro">
        <circle cx="19" cy="15" r="8" fill="#0066b3" />
        <circle cx="29" cy="15" r="8" fill="#c4001b" />
        <path d="M24 8.8a8 8 0 0 1 0 12.4a8 8 0 0 1 0-12.4z" fill="#5c3a87" />
      </PaymentLogo>
      <PaymentLogo name="Google Pay">
        <text {...WORD} fill="#1f1f1f" fontWeight="600" fontSize="12">
          G Pay
        </text>
      </PaymentLogo>
      <PaymentLogo name="Apple Pay">
        <text {...WORD} fill="#000000" fontWeight="600" fontSize="10">
          Apple Pay
        </text>
      </PaymentLogo>
    </ul>
  )
}

const WORD = { x: '24', y: '19.5', textAnchor: 'middle', fontFamily: 'system-ui, sans-serif' } as const

function PaymentLogo({ name, children }: { name: string; children: ReactNode }) {
  const wide = name === 'Apple Pay'
  return (
    <li>
      <svg
        role="img"
        aria-label={name}
        viewBox={wide ? '-7 0 62 30' : '0 0 48 30'}
        width={wide ? 62 : 48}
        height="30"
      >
        <title>{name}</title>
        <rect
          x={wide ? -6.5 : 0.5}
          y="0.5"
          width={wide ? 61 : 47}
          height="29"
          rx="5"
          fill="#ffffff"
          stroke="#c9cdd4"
        />
        {children}
      </svg>
    </li>
  )
}
