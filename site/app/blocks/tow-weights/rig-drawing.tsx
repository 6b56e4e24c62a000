/** A ute with a van behind it, from the side. */
export function RigDrawing() {
  return (
    <svg className="rig" viewBox="0 0 1000 268" aria-hidden="true">
      <g className="rig__van">
        <path d="M450 214 530 218V226H520L446 216Z" />
        <path d="M520 60Q520 44 540 44H926Q952 44 956 66L970 196Q972 226 950 226H853A38 38 0 0 0 777 226H775A38 38 0 0 0 699 226H536Q520 226 520 210Z" />
        <path d="M552 88Q552 82 558 82H656Q662 82 662 88V134Q662 140 656 140H558Q552 140 552 134ZM700 88Q700 82 706 82H824Q830 82 830 88V134Q830 140 824 140H706Q700 140 700 134Z" />
        <path d="M872 222V78Q872 70 880 70H914Q922 70 922 78V222M520 168H872M600 44V36H652V44" />
      </g>
      <g className="rig__ute">
        <path d="M40 222 36 184Q36 162 58 156L132 144 176 98Q184 90 196 90H286Q300 90 304 100L318 144H420Q430 144 430 154V214Q430 222 422 222H386A41 41 0 0 0 304 222H151A41 41 0 0 0 69 222Z" />
        <path d="M148 142 184 105Q189 100 197 100H234V142ZM246 100H283Q291 100 294 107L305 142H246Z" />
        <path d="M240 142V212M132 144H318M256 160H272M190 160H206M37 178 56 172V186H36" />
        <path d="M430 214H448" />
      </g>
      <g className="rig__wheels">
        <circle cx="110" cy="232" r="33" />
        <circle cx="345" cy="232" r="33" />
        <circle cx="737" cy="234" r="31" />
        <circle cx="815" cy="234" r="31" />
        <circle cx="450" cy="210" r="6" />
      </g>
      <path className="rig__ball" d="M450 0V198" />
      <path className="rig__road" d="M0 266H1000" />
    </svg>
  )
}
