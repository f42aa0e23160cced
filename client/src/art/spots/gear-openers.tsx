import { TONES } from "../tones.ts";
import { Table } from "./gear-table.tsx";
import { Bottle, VESSEL } from "./spot-parts.tsx";

function Stopper({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path fill={TONES.rust} d="M-11 -12Q-11 -17 0 -17T11 -12L9 -4H-9Z" />
      <path fill={VESSEL.wine} d="M-9.5 -5H9.5L8 16Q0 19 -8 16Z" />
      <path stroke={TONES.rust} strokeWidth="1.8" d="M-9 1H9M-8.6 6H8.6M-8.3 11H8.3" />
      <path
        stroke={TONES.snow}
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".7"
        d="M-7 -12.5Q-4 -14.5 0 -14.5"
      />
    </g>
  );
}

export function VacuumSaver() {
  return (
    <>
      <Table />
      <Bottle shape="bordeaux" transform="translate(186 272) scale(1.72)" open />
      <Stopper transform="translate(186 102) scale(.92)" />
      <path fill={VESSEL.steelLight} d="M170 46H202L199 92Q186 97 173 92Z" />
      <path fill={VESSEL.steel} d="M190 46H202L199 92Q195 94 190 94.5Z" />
      <path
        stroke={VESSEL.steelShade}
        strokeWidth="1.2"
        d="M192 52h9M191 57h10M192 62h9M191 67h9.5M192 72h8M191 77h9M192 82h7"
      />
      <path
        fill={VESSEL.black}
        d="M167 40H205V49H167ZM170 88Q186 94 202 88L201 96Q186 101 171 96Z"
      />
      <path fill={VESSEL.steel} d="M181 26H191V40H181Z" />
      <path
        fill={VESSEL.black}
        d="M150 24Q150 12 162 11H210Q222 12 222 24Q222 28 217 28H155Q150 28 150 24Z"
      />
      <path fill={VESSEL.blackLight} d="M158 17.5Q160 15 164 15H192V18H158Z" />
      <path
        fill="none"
        stroke={VESSEL.line}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M240 64V30M232 39L240 29 248 39"
      />
      <path
        fill="none"
        stroke={VESSEL.line}
        strokeWidth="2"
        strokeLinecap="round"
        d="M128 60Q120 52 128 44T128 28M114 56Q108 50 114 44"
      />
      <Stopper transform="translate(262 254) scale(1.05)" />
      <Stopper transform="translate(300 262) rotate(78) scale(1.05)" />
    </>
  );
}

/** The screw: front turns in steel, back turns in shade, from 0,0 down. */
function Worm({ turns }: { readonly turns: number }) {
  const list = Array.from({ length: turns }, (_, i) => i * 12);
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="3.6">
      <path
        stroke={VESSEL.steelShade}
        d={list.map((y) => `M8 ${y + 6}Q8 ${y + 10} -8 ${y + 12}`).join("")}
      />
      <path
        stroke={VESSEL.steelLight}
        d={list.map((y) => `M-8 ${y}Q-8 ${y + 5} 8 ${y + 6}`).join("")}
      />
    </g>
  );
}

export function Corkscrew() {
  return (
    <g transform="translate(0 10)">
      <Bottle shape="bordeaux" transform="translate(200 452) scale(3.05)" open />
      <path
        fill={VESSEL.black}
        d="M158 96Q158 66 178 58H222Q242 66 242 96L236 176Q234 190 226 190H222L224 100Q224 80 200 80T176 100L178 190H174Q166 190 164 176Z"
      />
      <path
        fill={VESSEL.blackLight}
        d="M163 98Q164 74 178 66Q170 80 170 98L173 172Q168 168 167.5 160Z"
      />
      <path fill={VESSEL.cork} d="M185 104H215V152H185Z" />
      <path fill={VESSEL.corkShade} d="M205 104H215V152H205ZM185 104H215V107.5H185Z" />
      <path
        stroke={VESSEL.corkShade}
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M189 116h6M192 128h5M188 140h7M196 146h5M196 120h4"
      />
      <g transform="translate(200 66)">
        <Worm turns={4} />
      </g>
      <path fill={VESSEL.steel} d="M194 34H206V70H194Z" />
      <path fill={VESSEL.steelLight} d="M196 34H199.5V70H196Z" />
      <path fill={VESSEL.black} d="M180 56H220V68H180Z" />
      <path
        fill={VESSEL.oak}
        d="M128 14Q128 8 136 8H264Q272 8 272 14T264 34Q230 38 200 38T136 34Q128 28 128 14Z"
      />
      <path
        fill={VESSEL.oakLight}
        d="M134 13Q136 11 140 11H258Q262 11 264 14Q230 18 200 18T134 16Z"
      />
      <path
        fill="none"
        stroke={VESSEL.oakShade}
        strokeWidth="1.6"
        d="M140 25Q170 30 196 29M206 29Q236 29 262 24M150 31Q170 33.5 186 33.5"
      />
      <path fill={VESSEL.steel} d="M191 8H209V37.5H191Z" />
      <path fill={VESSEL.steelLight} d="M194 8H198V37.8H194Z" />
      <path
        fill="none"
        stroke={VESSEL.line}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M290 40A96 30 0 0 1 274 56M286 58L273 57 276 45M110 34A96 30 0 0 1 120 12"
      />
      <g transform="translate(308 214) rotate(20)">
        <path fill={VESSEL.cork} d="M-15 -26H15V26H-15Z" />
        <path fill={VESSEL.corkShade} d="M5 -26H15V26H5Z" />
        <ellipse cy="26" rx="15" ry="4" fill={VESSEL.wine} />
        <ellipse cy="-26" rx="15" ry="4" fill={TONES.glow} />
        <path
          stroke={VESSEL.corkShade}
          strokeWidth="1.6"
          strokeLinecap="round"
          d="M-10 -14h6M-6 -2h5M-11 10h7M-3 18h4M-3 -18h3"
        />
      </g>
    </g>
  );
}
