import { VINE_LEAF } from "#shared/drawing/vine-leaf-shape.ts";
import { TONES } from "../tones.ts";
import { Table } from "./gear-table.tsx";
import { Bottle, Glass, VESSEL } from "./spot-parts.tsx";

export function WineOffers() {
  return (
    <>
      <Table />
      <Bottle shape="burgundy" transform="translate(148 272) scale(2.16)" />
      <g transform="rotate(-5 262 210)">
        <path fill={VESSEL.corkShade} d="M188 168L264 112 340 168V264H188Z" />
        <path fill={VESSEL.label} d="M202 136H326V240H202Z" />
        <path stroke={TONES.rust} strokeWidth="3" strokeLinecap="round" d="M216 152H272" />
        <path
          stroke={VESSEL.corkShade}
          strokeWidth="2"
          strokeLinecap="round"
          d="M216 164H312M216 173H312M216 182H290"
        />
        <path fill={VESSEL.cork} d="M188 168L264 224 340 168V264H188Z" />
        <path fill={TONES.glow} d="M188 264L252 214Q264 206 276 214L340 264Z" />
        <path
          fill="none"
          stroke={VESSEL.corkShade}
          strokeWidth="1.6"
          d="M188 264L252 214Q264 206 276 214L340 264"
        />
        <circle cx="264" cy="216" r="17" fill={VESSEL.wine} />
        <circle cx="264" cy="216" r="12.5" fill="none" stroke={TONES.glow} strokeWidth="1.2" />
        <g transform="translate(264 211) scale(.15)">
          <path fill={TONES.glow} d={VINE_LEAF} />
        </g>
      </g>
      <path
        fill="none"
        stroke={VESSEL.oakShade}
        strokeWidth="1.8"
        d="M139 92Q150 98 158 92M150 96Q160 110 184 116"
      />
      <g transform="translate(180 112) rotate(32)">
        <path fill={VESSEL.label} d="M0 8L12 0H62V34H12L0 26Z" />
        <path fill={VESSEL.wine} d="M56 0H62V34H56Z" />
        <circle cx="10" cy="17" r="3.4" fill={TONES.rust} />
        <path
          stroke={VESSEL.corkShade}
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M22 12H46M22 22H38"
        />
      </g>
    </>
  );
}

export function PreservationSystem() {
  return (
    <>
      <Table />
      <Bottle shape="bordeaux" transform="translate(158 272) scale(1.78)" open />
      <path fill={VESSEL.cork} d="M151 99H165V124H151Z" />
      <path
        stroke={VESSEL.corkShade}
        strokeWidth="1.2"
        d="M153 104h4M159 109h4M154 114h5M158 119h4"
      />
      <path stroke={VESSEL.steelLight} strokeWidth="2.4" d="M158 92V150" />
      <path fill={VESSEL.steelLight} d="M156.8 150H159.2L158 158Z" />
      <path fill={VESSEL.black} d="M140 76H176L174 98H166V110H150V98H142Z" />
      <path fill={VESSEL.black} d="M146 24Q146 14 158 14T170 24V78H146Z" />
      <path fill={VESSEL.steel} d="M146 30H170V58H146Z" />
      <path fill={VESSEL.steelLight} d="M149 30H154V58H149Z" />
      <path
        stroke={VESSEL.steelShade}
        strokeWidth="1.1"
        d="M160 34h10M161 38h9M160 42h10M162 46h8M160 50h10M161 54h9"
      />
      <path fill={VESSEL.blackLight} d="M149 19Q151 16.5 155 16.5V27H149ZM144 80H150V94H145.5Z" />
      <path
        fill={VESSEL.black}
        d="M168 62Q196 58 214 70Q224 76 226 88L227 100H217L216 91Q214 82 206 78Q192 70 168 76Z"
      />
      <path fill={VESSEL.blackLight} d="M172 65Q196 62 212 73Q198 67 172 69Z" />
      <path fill={VESSEL.black} d="M146 66L118 76Q112 78.5 113 84T121 88L146 78Z" />
      <path fill={TONES.rust} d="M146 68L124 76.5 125 80 146 73Z" />
      <path fill={VESSEL.wine} d="M220.5 100H224.5L226 208H221.5Z" />
      <Glass transform="translate(226 272) scale(1.24)" pour={VESSEL.wine} />
      <g transform="translate(304 250)">
        <path
          fill={VESSEL.steel}
          d="M-34 0Q-40 0 -40 10T-34 20H22Q30 20 34 13H44V7H34Q30 0 22 0Z"
        />
        <path fill={VESSEL.steelLight} d="M-34 3.5H22Q27 3.5 30 7H-37Q-36.5 3.5 -34 3.5Z" />
        <path fill={VESSEL.wine} d="M-20 0H0V20H-20Z" />
        <path
          stroke={VESSEL.steelShade}
          strokeWidth="1.1"
          d="M6 12h20M4 15h20M8 18h14M-36 12h10M-35 15h9"
        />
      </g>
    </>
  );
}

export function RedWineGlasses() {
  return (
    <>
      <Table />
      <path fill={VESSEL.wine} opacity=".16" d="M120 274Q200 268 310 275Q220 284 120 274Z" />
      <Glass transform="translate(152 272) scale(2.42)" pour={VESSEL.wine} />
      <Glass transform="translate(252 278) scale(2.5)" pour={VESSEL.wine} />
      <path
        fill={VESSEL.wineLight}
        d="M224 112Q232 118 240 119V134Q228 130 222 122Z"
        opacity=".8"
      />
      <path
        fill={VESSEL.wineLight}
        d="M126 112Q133 117 140 118V132Q130 129 124 121Z"
        opacity=".8"
      />
    </>
  );
}

const BUBBLES = [
  [-4, 8, 2],
  [4, 12, 2.6],
  [-2, 18, 2.2],
  [5, 23, 1.8],
  [-5, 27, 2.6],
  [1, 33, 2],
  [-3, 39, 1.6],
] as const;

export function Aerator() {
  return (
    <>
      <Table />
      <Bottle shape="bordeaux" transform="translate(26 6) rotate(113) scale(1.78)" open />
      <g transform="translate(206 84)">
        <path fill={VESSEL.black} d="M-32 -20L-10 -18Q6 -18 17 -8V6H-17V2L-24 6Z" />
        <path fill={VESSEL.blackLight} d="M-26 -15L-10 -13.5Q2 -13 10 -7Q-2 -9 -12 -9L-25 -10Z" />
        <path fill={VESSEL.clear} opacity=".5" d="M-15 6H15L11 54H-11Z" />
        <path fill={VESSEL.wine} d="M-7 6H7L5 26Q12 36 10 52H-10Q-12 36 -5 26Z" />
        {BUBBLES.map(([x, y, r]) => (
          <circle key={y} cx={x} cy={y + 6} r={r} fill={TONES.sky} />
        ))}
        <path fill="none" stroke={VESSEL.line} strokeWidth="1.6" d="M-15 6H15L11 54H-11Z" />
        <path fill={VESSEL.black} d="M-19 2H19V11H-19ZM-13 51H13L8 64H-8Z" />
        <path fill={VESSEL.blackLight} d="M-16 4.5H0V7H-16ZM-10 53.5H0V56H-10Z" />
        <path
          stroke={VESSEL.line}
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M26 18h16M24 28h24M23 38h12M-24 24h-12M-23 34h-20"
        />
        <path fill={VESSEL.wine} d="M-4 64H4Q2.5 90 3 118H-2Q-1 90 -4 64Z" />
      </g>
      <Glass transform="translate(207 272) scale(1.2)" pour={VESSEL.wine} />
      <g transform="translate(316 268)">
        <path fill={VESSEL.black} d="M-22 4Q-22 -2 -16 -2H16Q22 -2 22 4Z" />
        <path fill={VESSEL.steel} d="M-6 -2V-22H6V-2Z" />
        <path fill={VESSEL.steelLight} d="M-4 -2V-22H-1V-2Z" />
        <path fill={VESSEL.black} d="M-12 -22H12V-27H-12Z" />
      </g>
    </>
  );
}
