import { Drawing, Plumb } from './Drawing.tsx'

const WINDOWS = [64, 112, 160, 264, 312, 360]
const NEW = [56, 124, 192]

/** A house that is lived in while its piers are replaced one by one. */
export function DigitalTransformation() {
  return (
    <Drawing label="A house with lit windows on five piers. Three piers are new, the fourth is taken out between two props, and a plumb line hangs where the new one will stand; the fifth still leans.">
      <path className="s" d="M40 152V64h336v88zM24 64l24-32h320l24 32zM304 32V8h24v24" />
      <path className="w" d={WINDOWS.map((x) => `M${x - 16} 80h24v32h-24z`).join('')} />
      <path className="n" d={WINDOWS.map((x) => `M${x - 4} 80v32M${x - 16} 96h24`).join('')} />
      <path className="s" d="M196 152V88h24v64M16 152h384v16H16z" />
      <path className="n" d="M40 128h152m32 0h152M214 120v4" />
      <path className="a w" d={NEW.map((x) => `M${x - 16} 168h40v112h-40z`).join('')} />
      <path className="a" d={NEW.map((x) => `M${x - 20} 280h48v8h-48zM${x - 16} 224h40`).join('')} />
      <path className="s" d="M330 168h40l14 112h-44z" />
      <path d="M333 192h40m-37 24h40m-38 24h42m-40 24h43M352 168v24m6 0v24m-8 0v24m14 0v24m-10 0v16" />
      <path className="a d" d="M248 168h40v112h-40z" />
      <path
        className="s"
        d="M228 168h12v88h-12zM296 168h12v88h-12zM224 256h20v12h-20zM292 256h20v12h-20zM220 268h28v12h-28zM288 268h28v12h-28z"
      />
      <path d="M224 262h20M292 262h20" />
      <Plumb x={268} from={168} to={278} />
      <path d="M0 288h416" />
      <path
        className="t"
        d="M16 296l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8m40-8l-8 8"
      />
    </Drawing>
  )
}
