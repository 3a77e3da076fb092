# Lo que dice el servidor cuando no puede hacer lo que se le pide
bad-message = La mesa no entiende ese mensaje.
slow-down = Vas un poco deprisa. Espera un momento, por favor.
too-large = Es demasiado grande.
not-your-seat = Ese no es tu asiento.
only-watching = Este enlace es para mirar. Pide el otro enlace si quieres jugar.
no-table = Esa mesa no existe. Quizá se eliminó tras mucho tiempo sin uso.
not-over = La partida aún no ha terminado.
review-not-yours = Solo quienes jugaron esta partida pueden parar su análisis.
rush-full = Ya han participado muchos y no cabe nadie más. Crea tu propia contrarreloj.
rush-running = Hay una contrarreloj en marcha en la que esto puede salir. La solución se verá cuando termine.
wrong-origin = Eso no viene de nuestra página.
too-many-tables = Has abierto muchas mesas en una hora. Espera antes de abrir otra.
too-many-hints = Has pedido muchas pistas en un minuto. Espera un momento antes de pedir otra.
too-much-said = Has dicho mucho en un minuto. Espera un momento antes de seguir hablando.
value-large = Son más de { $most } bytes.
values-many = No se pueden guardar más de { $most } valores.
phrase-unknown = Este código no es de nadie.
signed-out = Se ha cerrado la sesión de este dispositivo. Con tu código vuelves a entrar.
no-device = Ya se había cerrado la sesión de ese dispositivo.
code-gone = Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo en el otro dispositivo.
too-many-phrases = Han sido muchos intentos. Espera un rato antes del siguiente.
side-gone = Esta invitación ya no vale. Pide una nueva.
no-push = Este servidor no envía avisos.
endpoint-form = No se pueden enviar avisos allí.
notice-turn = Te toca.
notice-reminder = { $hours ->
    [one] Te toca y queda una hora.
   *[other] Te toca y quedan { $hours } horas.
}
failed = Algo ha fallado por nuestra parte. No ha cambiado nada; inténtalo otra vez, por favor.
not-kept = Ahora mismo aquí no se puede guardar nada; quizá el disco del servidor esté lleno. No se ha perdido nada de lo que has visto; inténtalo otra vez dentro de un rato, por favor.
analysis-running = Estás jugando esta posición con otras personas. Se podrá analizar cuando termine la partida.
analysis-playing = Estás jugando a este juego con otras personas. Lo que vale cada jugada se verá cuando termine vuestra partida. No se puede impedir que alguien pregunte en otra ventana o en otro programa. Cuando importe, jugad en la misma sala.
analysis-off = Este servidor no da valores de un juego mientras haya personas jugándolo entre sí. Lo que vale cada jugada se verá cuando terminen.

# Tables that cannot be read any more
table-unreadable = Esta mesa no se puede abrir: lo que se guardó de ella no se puede leer.

# For whoever runs it
setting-number = { $name } es { $given }; debe ser un número de { $lowest } a { $highest }.
cannot-listen = No se puede escuchar en { $host }, puerto { $port } ({ $why }). Otro puerto: --port 8001
proxy-form = --trusted-proxies: { $given } no es una dirección ni una red, como 127.0.0.1 o 10.0.0.0/8.
database-form = La base de datos debe indicarse así: { $example }.
bus-form = El bus debe indicarse así: { $example }.
bus-alone = Un bus (--bus) es para servidores que comparten una base de datos PostgreSQL: indícala también (--database postgresql://…).
push-form = --push necesita una dirección de contacto, por ejemplo { $example }.
bus-key = Los servidores y quienes calculan para ellos se reconocen por una clave de al menos { $least } caracteres, la misma para todos: --bus-key o, mejor, la variable REGALIA_BUS_KEY.
servers-need = Para usar varios servidores hacen falta una base de datos PostgreSQL compartida y un Redis entre ellos: --database postgresql://… --bus redis://…
database-foreign = { $file } no es una base de datos de Regalia. No se ha cambiado nada; elige otra carpeta con --folder.
database-cut = { $file } está cortado: falta una parte de la base de datos. No se ha cambiado nada; pon una copia de seguridad en su lugar.
database-empty = { $file } está vacío, aunque puede que allí se guardaran mesas. Pon una copia de seguridad en su lugar o borra el archivo para empezar de nuevo.
database-newer = { $file } es de una versión más nueva de Regalia. No se ha cambiado nada; actualiza, por favor.
database-broken = { $file } no se puede usar ({ $why }). No se ha cambiado nada; pon una copia de seguridad en su lugar.
database-closed = { $file }: { $why }
database-locked = Otro programa está usando { $file } y no lo suelta. No se ha cambiado nada; cierra ese programa y vuelve a empezar.
folder-taken = Otro servidor ya guarda sus mesas en { $folder }. Elige otra carpeta con --folder o detén ese servidor.
